import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { mediaType } from '@studio/hosts/media-types'
import { transformWithOxc, type Plugin, type Rollup } from 'vite'
import { renderToStaticMarkup } from 'react-dom/server'

import type { Content } from '../content/content.ts'

const FOLDER = 'pipeline/sample-calendar/page'

/** The rules of a built stylesheet that load a typeface of the site. */
function fontFacesIn(file: Rollup.OutputBundle[string]): string[] {
  if (!file.fileName.endsWith('.css') || file.type !== 'asset') return []
  const rules = String(file.source).match(/@font-face\s*\{[^}]*\}/g) ?? []
  return rules.filter((rule) => rule.includes('url('))
}

/** Gives a site whose calendar is the sample its page, in the typefaces of the site, a style and a script. Any other site gets nothing. */
export function sampleCalendar(shown: () => Promise<Content | undefined>): Plugin {
  let root: string

  async function filesOf(content: Content): Promise<Record<string, string>> {
    const read = (name: string) => readFile(path.join(root, FOLDER, name), 'utf8')
    const script = await transformWithOxc(await read('calendar.ts'), 'calendar.ts')
    return {
      'sample-calendar.html': sampleHtml(content),
      'sample-calendar.css': await read('calendar.css'),
      'sample-calendar.js': script.code,
    }
  }

  return {
    name: 'studio:sample-calendar',

    configResolved(config) {
      root = config.root
    },

    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '/' }, response, next) => {
        const address = url.slice(1).replace(/\/?(\?.*)?$/, '')
        if (!address.startsWith('sample-calendar')) return next()

        try {
          const content = await shown()
          const name = path.extname(address) ? address : `${address}.html`
          const file = content && (await filesOf(content))[name]
          if (!file) return next()
          response.setHeader('Content-Type', mediaType(name)).end(file)
        } catch (error) {
          next(error)
        }
      })
    },

    async generateBundle(_, bundle) {
      const content = this.environment.config.consumer === 'client' && (await shown())
      if (!content) return

      const typefaces = Object.values(bundle).flatMap(fontFacesIn).join('')
      for (const [fileName, source] of Object.entries(await filesOf(content))) {
        const isSheet = fileName.endsWith('.css')
        this.emitFile({ type: 'asset', fileName, source: isSheet ? typefaces + source : source })
      }
    },
  }
}

/** The HTML of the sample calendar. Its script fills in days and times, and the package of its address. */
function sampleHtml({ site: { studio }, pages: { booking } }: Content): string {
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Sample calendar of ${studio.name}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sample-calendar.css" />
        <script type="module" src="/sample-calendar.js" />
      </head>
      <body>
        <aside aria-label="Sample">
          <p>
            <strong>This is a sample calendar.</strong> Nobody hears of what is booked here, and it
            is forgotten when the page is closed.
          </p>
        </aside>
        <main>
          <noscript>
            <p>A real calendar would stand here.</p>
          </noscript>
          <div id="choosing" hidden>
            <header>
              <p>{studio.name}</p>
              <h1>Pick a day</h1>
              <p id="price" />
              <p id="description" />
            </header>
            <div className="columns">
              <table>
                <caption />
                <thead>
                  <tr>
                    {days.map((day) => (
                      <th key={day} scope="col">
                        {day}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody />
              </table>
              <p id="next">Choose a day to see its times.</p>
              <form hidden>
                <h2 tabIndex={-1}>Times</h2>
                <fieldset>
                  <legend>Time</legend>
                </fieldset>
                <label>
                  Session
                  <select name="session">
                    {booking.packages.map(({ name, price, description }, at) => (
                      <option key={at} data-price={price} data-description={description}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <label>
                  Your name
                  <input
                    name="name"
                    required
                    maxLength={100}
                    autoComplete="name"
                    pattern=".*\S.*"
                  />
                </label>
                <button type="submit">Book this time</button>
              </form>
            </div>
          </div>
          <div id="booked" hidden>
            <header>
              <p>{studio.name}</p>
              <h1 tabIndex={-1}>You’re booked</h1>
            </header>
            <dl>
              {['Session', 'Day', 'Time', 'Name'].map((term) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd />
                </div>
              ))}
            </dl>
            {booking.delivery ? <p>{booking.delivery.text}</p> : null}
            <p>
              A real calendar would now send an email, with a link to move or cancel the session.
            </p>
            <button type="button">Book another day</button>
          </div>
        </main>
      </body>
    </html>,
  )}\n`
}
