import { Fragment } from 'react'

/** A link to an email address, which may wrap before its @, and in narrower places before a dot. */
export function EmailLink({ email }: { email: string }) {
  const [name, host = ''] = email.split('@')
  const labels = `@${host}`.split(/(?=\.)/)

  return (
    // Screen readers would hear a space wherever the line may break.
    <a href={`mailto:${email}`} aria-label={email}>
      <span aria-hidden>
        {name}
        <wbr />
        <span className="phrase">
          {labels.map((label, at) => (
            <Fragment key={at}>
              {at > 0 ? <wbr /> : null}
              {label}
            </Fragment>
          ))}
        </span>
      </span>
    </a>
  )
}
