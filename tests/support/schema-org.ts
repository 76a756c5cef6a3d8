import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Definition = { parents: string[]; properties: string[] }

/** The terms of schema.org, as TypeScript declarations generated from its data. */
const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

const INTERFACE = /^(?:export )?interface (\w+) (?:extends ([^{]+))?\{\n(.*?)^\}/gms
const PROPERTY = /^ {4}"([^"]+)"\??:/gm

const definitions = new Map(
  Array.from(source.matchAll(INTERFACE), ([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.split(',').map((parent) => parent.trim()),
      properties: Array.from(body.matchAll(PROPERTY), ([, property = '']) => property),
    },
  ]),
)

/** Types and properties that schema.org does not have, or not together. */
export function invalidTerms(thing: unknown): string[] {
  if (Array.isArray(thing)) return thing.flatMap(invalidTerms)
  if (typeof thing !== 'object' || thing === null) return []

  const { '@type': type, ...properties } = thing as Record<string, unknown>
  const inside = Object.values(properties).flatMap(invalidTerms)
  if (type === undefined) {
    return [...Object.keys(properties).filter((name) => name !== '@id'), ...inside]
  }

  const definition = definitions.get(`${String(type)}Leaf`)
  if (!definition) return [String(type), ...inside]

  const allowed = propertiesOf(definition)
  const stray = Object.keys(properties).filter((name) => name !== '@id' && !allowed.has(name))
  return [...stray.map((name) => `${String(type)}.${name}`), ...inside]
}

function propertiesOf({ parents, properties }: Definition): Set<string> {
  const inherited = parents
    .map((parent) => definitions.get(parent))
    .flatMap((parent) => (parent ? [...propertiesOf(parent)] : []))
  return new Set([...properties, ...inherited])
}
