import { ofLanguage } from '../../model/language.ts'
import { controls, type Controls } from '../schemas/controls.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { ptPt } from './pt-pt.ts'
import { pt } from './pt.ts'

/** The words of controls that are shipped, by language. */
export const TABLES: Readonly<Record<string, Controls>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nb,
  nl,
  pl,
  pt,
  'pt-PT': ptPt,
  // What most who write `no` mean.
  no: nb,
}

/** The words of controls of a language, those of its country if that has its own. */
export function tableOf(tag: string): Controls | undefined {
  return ofLanguage(TABLES, tag)
}

type Written = Partial<Record<keyof Controls, object>>

/** The words of a studio: what it has written, and for the rest those of its language. */
export function controlsOf(tag: string, written: Written): Controls {
  const table = tableOf(tag)
  const groups = Object.keys(controls.shape) as (keyof Controls)[]
  return Object.fromEntries(
    groups.map((name) => [name, { ...table?.[name], ...written[name] }]),
  ) as Controls
}

/** Fields of content/controls.yaml that neither a studio nor its language has, as paths. */
export function missingControls(tag: string, written: Written): string[] {
  if (tableOf(tag)) return []
  return Object.entries(controls.shape).flatMap(([name, group]) => {
    const known: object = written[name as keyof Controls] ?? {}
    const fields = Object.keys(group.unwrap().shape)
    return fields.filter((field) => !(field in known)).map((field) => `${name}.${field}`)
  })
}
