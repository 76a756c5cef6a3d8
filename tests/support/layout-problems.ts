import type { Page } from '@playwright/test'

import type { Box, Layout, Line } from './layout-types.ts'
import { readLayout } from './read-layout.ts'

/** WCAG 2.5.8, in CSS pixels. */
const SMALLEST = 24

/** Text and controls that cannot be read or pressed in this window, each in a line. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const found = await readLayout(page)
  const checks = [scrollsSideways, cutOff, overflowing, overlapping, tooSmall, outOfReach]
  return checks.flatMap((check) => check(found))
}

function scrollsSideways({ sideways }: Layout) {
  return sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []
}

function cutOff({ lines }: Layout) {
  return lines
    .filter(({ decoration, box, reachable }) => !decoration && isCut(box, reachable))
    .map(({ text, box, reachable }) => `cut off: “${text}” ${show(box)}, seen ${show(reachable)}`)
}

function overflowing({ lines }: Layout) {
  return lines
    .filter(({ decoration, box, container }) => !decoration && isCut(box, container))
    .map(
      ({ text, box, container }) => `overflows: “${text}” ${show(box)} out of ${show(container)}`,
    )
}

/** A line is taller than its letters, so a fifth of it may be cut. */
function isCut(box: Box, left: Box) {
  const slack = (box.bottom - box.top) / 5
  return (
    left.left - box.left > 1 ||
    box.right - left.right > 1 ||
    left.top - box.top > slack ||
    box.bottom - left.bottom > slack
  )
}

/** Text on text. Notices and tips may cover the page; before it is scrolled, the bar may not. */
function overlapping({ lines, window }: Layout) {
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

/** Without the room above and below the letters, which tightly set lines share. */
function letters({ box, visible: { left, top, right, bottom } }: Line): Box {
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

function tooSmall({ controls }: Layout) {
  return controls
    .filter(({ box }) => Math.min(box.right - box.left, box.bottom - box.top) < SMALLEST)
    .map(({ name, box }) => `small: “${name}” ${show(box)}`)
}

/** A control that is fixed to the window cannot be scrolled into view. */
function outOfReach({ controls, window }: Layout) {
  return controls
    .filter(({ layer, box }) => layer > 0 && (box.left < -1 || box.right > window.width + 1))
    .map(({ name, box }) => `out of reach: “${name}” ${show(box)}`)
}

function show({ left, top, right, bottom }: Box) {
  return [left, top, right, bottom].map(Math.round).join(' ')
}
