import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { languageName } from '../model/language.ts'
import { SCHEMAS, type ContentFile } from './files.ts'
import { LANGUAGES, language as languageWords } from './languages.ts'
import { ROUTES } from './pages.ts'
import { schemaAt } from './walk-fields.ts'

test('docs/words.md says which languages there are, what may be left out, and how many there may be', async () => {
  const text = readFileSync('docs/words.md', 'utf8')
  const printed = text
    .replace(/(<!-- languages -->\n)[^]*?(<!-- end -->)/, `$1${languages()}.\n$2`)
    .replace(/(<!-- schemas -->\n)[^]*?(<!-- end -->)/, `$1\n${table()}\n$2`)
  expect(printed.match(/<!-- (languages|schemas|end) -->/g)).toHaveLength(4)
  await expect(printed).toMatchFileSnapshot('../../docs/words.md')
})

/** The languages that have a file. */
function languages(): string {
  const tags = readdirSync(LANGUAGES).map((name) => new Intl.Locale(name.replace('.yaml', '')))
  const names = tags.map(({ language }) => languageName(language))
  return new Intl.ListFormat('en').format([...new Set(names)].toSorted())
}

const EXAMPLE = /```yaml\n# content\/([\w-]+)\.yaml\n([^]*?)```/g

const EXAMPLES = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) =>
    Array.from(readFileSync(`docs/${name}`, 'utf8').matchAll(EXAMPLE), (match) => ({
      at: `${name}, ${match[1]}.yaml`,
      schema: SCHEMAS[match[1] as ContentFile],
      data: parse(match[2]!) as object,
    })),
  )

test.for(Object.entries({ ...SCHEMAS, language: languageWords }))(
  'editors complete %s.yaml by its JSON schema',
  async ([file, described]) => {
    const schema = z.toJSONSchema(described, { io: 'input', target: 'draft-7' })
    const text = `${JSON.stringify(schema, null, 2)}\n`
    await expect(text).toMatchFileSnapshot(`../schemas/${file}.json`)
  },
)

test('an example in a document has parts of a file that are right, each of them whole', () => {
  const wrong = EXAMPLES.flatMap(({ at, schema, data }) =>
    Object.entries(data).flatMap(([key, value]) => {
      const part = schemaAt(schema, [Array.isArray(data) ? Number(key) : key], data)
      return part && z.safeParse(part, value).success ? [] : `${at}: ${key}`
    }),
  )
  expect(EXAMPLES.length).toBeGreaterThan(5)
  expect(wrong).toEqual([])
})

/** A row for each content file, from its schema. */
function table(): string {
  const rows = Object.entries(SCHEMAS).map(([file, described]) => {
    const schema = z.toJSONSchema(described, { io: 'input' })
    const parts = partsOf(schema).map((one) => ({ ...one, path: forAnyPage(one.path) }))
    const optional = parts.filter((one) => one.isOptional).map(({ path }) => `\`${path}\``)
    const lists = parts.flatMap(({ path, least, most }) =>
      most && least !== most ? `\`${path}\` ${least}–${most}` : [],
    )
    const all = 'required' in schema || !schema.properties ? optional : ['all of it']
    return [`\`${file}.yaml\``, ...[all, lists].map((some) => [...new Set(some)].join(', '))]
  })
  const shown = rows.filter(([, optional, lists]) => optional || lists)
  return [['File', 'May be left out', 'How many'], ['---', '---', '---'], ...shown]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
}

type Part = { path: string; isOptional: boolean; least?: number; most?: number }

/** All that is inside a part of a file. `[]` stands for each item of a list. */
function partsOf(schema: z.core.JSONSchema.BaseSchema, within = ''): Part[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const inside = [...choices, schema.items].flatMap((one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? partsOf(one, one === schema.items ? `${within}[]` : within)
      : [],
  )
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field !== 'object') return []
    const path = [within, name].filter(Boolean).join('.')
    const isOptional = !schema.required?.includes(name)
    const { minItems: least, maxItems: most } = field
    return [{ path, isOptional, least, most }, ...partsOf(field, path)]
  })
  return [...own, ...inside]
}

/** `navigation.<page>.footer` in the place of one path for each page. */
function forAnyPage(path: string): string {
  const names = ROUTES.join('|')
  return path.replace(new RegExp(`\\.(${names})\\.`), '.<page>.')
}
