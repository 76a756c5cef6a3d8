import { missingObservatory, observatory } from '../observatory.ts'
import { get, hasStatus, type Question } from '../question.ts'

const judge = missingObservatory() ? undefined : await observatory()

/** What an independent judge says of the headers. Nobody is asked where the judge is not there. */
export const observed: Question[] = judge
  ? [
      {
        says: 'Mozilla’s Observatory gives every page an A+',
        asked: ({ pages }) => pages.map((page) => get(page)),
        wrong(answer, _site, { path }) {
          const { grade, against } = judge(answer, path)
          return (
            hasStatus(answer, 200) || (grade !== 'A+' && `is given ${grade}: ${against.join(' ')}`)
          )
        },
      },
    ]
  : []
