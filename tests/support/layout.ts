import type { Page } from '@playwright/test'

import type { Box, Line, Seen } from './boxes.ts'
import { seen } from './seen.ts'

/** WCAG 2.5.8, in CSS pixels. */
const SMALLEST = 24

/** What keeps the page from being read and pressed in the window it is in: a line each, or nothing. */
export async function misplaced(page: Page): Promise<string[]> {
  const found = await seen(page)
  const checks = [scrollsSideways, cutOff, spilling, overlapping, tooSmall, outOfReach]
  return checks.flatMap((check) => check(found))
}

function scrollsSideways({ sideways }: Seen) {
  return sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
}

function cutOff({ lines }: Seen) {
  return lines
    .filter(({ decoration, box, whole }) => !decoration && isLost(box, whole))
    .map(({ text, box, whole }) => `cut off: “${text}” ${show(box)}, seen ${show(whole)}`)
}

function spilling({ lines }: Seen) {
  return lines
    .filter(({ decoration, box, plate }) => !decoration && isLost(box, plate))
    .map(({ text, box, plate }) => `spills: “${text}” ${show(box)} out of ${show(plate)}`)
}

/** A line is higher than its letters: a fifth of it may go without a loss. */
function isLost(box: Box, left: Box) {
  const slack = (box.bottom - box.top) / 5
  return (
    left.left - box.left > 1 ||
    box.right - left.right > 1 ||
    left.top - box.top > slack ||
    box.bottom - left.bottom > slack
  )
}

/** Letters on letters. Notices and tips lie over the page; at its top, the bar may not. */
function overlapping({ lines, window }: Seen) {
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(
        (two) => one.layer === two.layer || (window.scrolled === 0 && one.inBar !== two.inBar),
      )
      .filter((two) => overlap(letters(one), letters(two)))
      .map((two) => `overlap: “${one.text}” and “${two.text}” ${show(letters(two))}`),
  )
}

/** Lines that are set tight share the room above and below their letters. */
function letters({ box, seen: { left, top, right, bottom } }: Line): Box {
  const inset = (box.bottom - box.top) / 4
  return {
    left,
    right,
    top: Math.max(top, box.top + inset),
    bottom: Math.min(bottom, box.bottom - inset),
  }
}

function overlap(one: Box, two: Box) {
  return (
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
  )
}

function tooSmall({ controls }: Seen) {
  return controls
    .filter(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) < SMALLEST)
    .map(({ name, box }) => `small: “${name}” ${show(box)}`)
}

/** What is fixed to the window cannot be scrolled into it. */
function outOfReach({ controls, window }: Seen) {
  return controls
    .filter(({ layer, box }) => layer > 0 && (box.left < -1 || box.right > window.width + 1))
    .map(({ name, box }) => `out of reach: “${name}” ${show(box)}`)
}

function show({ left, top, right, bottom }: Box) {
  return [left, top, right, bottom].map(Math.round).join(' ')
}
