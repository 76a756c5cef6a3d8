import { valueAt } from '#pipeline/content/walk-fields.ts'

import type { Finding } from '../../../finding.ts'
import { placeName } from '../../traces.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { PAGES, placeLabel } from '../page-labels.ts'
import forms from '../forms/forms.module.css'
import styles from './go-online.module.css'

const GROUPS = [
  { name: 'This keeps your site from going online', stop: true },
  { name: 'Worth a look', stop: false },
]

/** What the check has found, each with links to the fields and photographs that it is about. */
export function FindingList({ findings }: { findings: Finding[] }) {
  return GROUPS.map(({ name, stop }) => {
    const group = findings.filter(({ stops }) => stops === stop)
    if (group.length === 0) return null
    return (
      <section key={name} className={forms.stack} aria-label={name}>
        <h3>{name}</h3>
        <ul className={`${forms.items} ${styles.list} ${styles.findings}`}>
          {group.map((finding, at) => (
            <li key={`${finding.says}${at}`}>
              <p>{finding.says}</p>
              <Links {...finding} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

type Link = { key: string; name: string; picture?: string | undefined; open: () => void }

function Links(finding: Finding) {
  const links = useLinks(finding)
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ key, name, picture, open }) => (
        <li key={key}>
          <button type="button" onClick={open}>
            {picture ? <img className={forms.thumb} src={pictureOf(picture)} alt="" /> : null}
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A link for each scan and field of a finding, or else to its page. What a photograph is called leads to it. */
function useLinks({ fields, scans, page }: Finding): Link[] {
  const { state, choose, openScan, visit } = useDesk()
  const isPhotograph = ({ file }: Finding['fields'][number]) => file === 'photographs'
  const named = fields.filter(isPhotograph).map(({ path }) => path[0])
  const shown = state.scans.filter(
    ({ file, index }) => scans.includes(file) || (index !== undefined && named.includes(index)),
  )
  const places = fields
    .filter((field) => !isPhotograph(field))
    // Once it is mended, its place may be gone.
    .filter(({ file, path }) => valueAt(state.data[file], path.slice(0, -1)) !== undefined)
    .map(({ file, path }) => placeName(file, path))
  const links: Link[] = [
    ...shown.map(({ file, alt }) => {
      return { key: file, name: alt ?? file, picture: file, open: () => openScan(file) }
    }),
    ...[...new Set(places)].map((place) => {
      const picture = state.scans.find(({ uses }) => uses.includes(place))?.file
      return { key: place, name: placeLabel(state, place), picture, open: () => choose(place) }
    }),
  ]
  const own = PAGES.find(({ path }) => path === page)
  return links.length > 0 || !own
    ? links
    : [{ key: own.path, name: own.label, open: () => visit(own.path) }]
}
