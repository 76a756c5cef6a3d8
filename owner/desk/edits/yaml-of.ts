import { Document, isMap, isScalar, visit } from 'yaml'

/**
 * A value as a careful person writes it: each text on a line of its own, numbers that belong together
 * on one line, like `{ x: 0.5, y: 0.25 }`.
 */
export function yamlOf(value: unknown, inFlow = false): string {
  const yaml = new Document(value)
  visit(yaml, {
    Map(_, map) {
      const isNumbers = map.items.every(
        ({ value: inner }) => isScalar(inner) && typeof inner.value === 'number',
      )
      if (isNumbers && isMap(map)) map.flow = true
    },
  })
  const written = yaml.toString({ lineWidth: 0, singleQuote: true }).trimEnd()
  return inFlow ? written.replace(/^- /, '') : written
}
