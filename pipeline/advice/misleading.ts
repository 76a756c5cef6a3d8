import { atFields, BORROWED, type Advice } from './advice.ts'
import { fateOf, placeOf, type Fate } from './demo-facts.ts'
import { settingAt, type AdviceField } from './studio-files.ts'

/** Shorter facts, such as the name of a county, count only in the field where the demo has them. */
const LONG = 10

/** What leads visitors to the demo's studio, or tells them what is not so: a sentence each. */
export function misleading(fields: AdviceField[], demo: AdviceField[]): Advice[] {
  const facts = demo.map((fact) => ({ fact, says: saysOf(fateOf(fact)) }))
  const isCopy = (field: AdviceField, fact: AdviceField) =>
    placeOf(fact) === placeOf(field) &&
    (fact.value.length < LONG ? plain(field.value) === plain(fact.value) : holds(field, fact))
  const copied = fields.filter((field) =>
    facts.some(({ fact, says }) => says && isCopy(field, fact)),
  )
  const others = fields.filter((field) => !copied.includes(field))
  // A studio in the demo's own city may well serve the same towns.
  const isNeighbor = townOf(fields) !== undefined && townOf(fields) === townOf(demo)

  return [...new Set(facts.map(({ says }) => says))].flatMap((says) => {
    if (!says) return []
    const group = facts.filter((one) => one.says === says).map(({ fact }) => fact)
    const own = copied.filter((field) => group.some((fact) => isCopy(field, fact)))
    const repeated = others.flatMap((field) => {
      const fact = group.find((one) => isDistinct(one) && holds(field, one))
      return fact ? [{ field, fact }] : []
    })
    const found = [...own, ...repeated.map(({ fact }) => fact)]
    const misleads = !(isNeighbor && own.some(isOfArea))
    const where = [...own, ...repeated.map(({ field }) => field)]
    const advice = found.length > 0 ? atFields(BORROWED, where, says(found)) : []
    return advice.map((one) => (misleads ? { ...one, misleads } : one))
  })
}

function saysOf(fate: Fate) {
  return fate.kind === 'misleads' ? fate.says : undefined
}

/** Whether a field has a fact in it, however an address or a phone number is written there. */
function holds({ value }: AdviceField, fact: AdviceField): boolean {
  if (fact.path[0] === 'phone') return numberIn(fact.value).test(value)
  return plain(value).includes(plain(fact.value))
}

function plain(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/https?:\/\/(www\.)?/g, '')
    .replace(/\/$/, '')
}

/** A phone number in any way of writing it. */
function numberIn(phone: string): RegExp {
  return new RegExp([...phone.replaceAll(/\D/g, '')].join(String.raw`[^\da-z]{0,3}`), 'i')
}

function townOf(fields: AdviceField[]): string | undefined {
  return settingAt(fields, 'city')?.value.split(',')[0]!.trim().toLowerCase()
}

/** Whether nobody else has it by chance. A sentence may well name the demo's city or county. */
function isDistinct(fact: AdviceField): boolean {
  return fact.value.length >= LONG && fact.path[0] !== 'city' && !isOfArea(fact)
}

function isOfArea({ path }: AdviceField): boolean {
  return path[0] === 'serving' || path[0] === 'serviceArea'
}
