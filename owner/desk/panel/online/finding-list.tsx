import type { Finding } from '../../../finding.ts'
import { placeName } from '../../traces/place.ts'
import { pictureOf } from '../api.ts'
import { useDesk } from '../desk.ts'
import { PAGES, placeLabel } from '../places.ts'
import forms from '../forms/forms.module.css'
import styles from './go-online.module.css'

/** What the check has found, each with links to the fields and photographs that it is about. */
export function FindingList({ findings }: { findings: Finding[] }) {
  const stopping = findings.filter(({ stops }) => stops)
  const others = findings.filter(({ stops }) => !stops)
  return (
    <>
      <Findings name="This keeps your site from going online" findings={stopping} />
      <Findings name="Worth a look" findings={others} />
    </>
  )
}

function Findings({ name, findings }: { name: string; findings: Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section className={forms.stack} aria-label={name}>
      <h3>{name}</h3>
      <ul className={`${forms.items} ${styles.findings}`}>
        {findings.map((finding, at) => (
          <li key={`${finding.says}${at}`}>
            <p>{finding.says}</p>
            <Links {...finding} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many links are shown before the others are folded away. */
const MOST = 6

type Link = { name: string; picture?: string | undefined; open: () => void }

function Links(finding: Finding) {
  const links = useLinks(finding)
  const [first, rest] = [links.slice(0, MOST), links.slice(MOST)]
  return (
    <>
      <LinkList links={first} />
      {rest.length > 0 ? (
        <details>
          <summary>{rest.length} more</summary>
          <LinkList links={rest} />
        </details>
      ) : null}
    </>
  )
}

function LinkList({ links }: { links: Link[] }) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ name, picture, open }) => (
        <li key={name}>
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
  const described = new Map(state.scans.map((scan) => [scan.file, scan]))
  const toScan = (file: string): Link => {
    return { name: described.get(file)?.alt ?? file, picture: file, open: () => openScan(file) }
  }
  const inPhotographs = fields.filter(({ file }) => file === 'photographs')
  const named = state.scans.filter(({ index }) =>
    inPhotographs.some(({ path }) => index !== undefined && path[0] === index),
  )
  const files = [...new Set([...scans, ...named.map(({ file }) => file)])]
  const places = fields
    .filter(({ file }) => file !== 'photographs')
    .map(({ file, path }) => placeName(file, path))
  const links = [
    ...files.filter((file) => described.has(file)).map(toScan),
    ...[...new Set(places)].map((place): Link => {
      const picture = state.scans.find(({ uses }) => uses.includes(place))?.file
      return { name: placeLabel(state, place), picture, open: () => choose(place) }
    }),
  ]
  const own = PAGES.find(({ path }) => path === page)
  return links.length > 0 || !own ? links : [{ name: own.label, open: () => visit(own.path) }]
}
