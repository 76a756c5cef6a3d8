/** A link to an email address, which may wrap before its @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')

  return (
    // Screen readers would hear a space at `<wbr>`.
    <a href={`mailto:${email}`} aria-label={email}>
      <span>
        {name}
        <wbr />@{host}
      </span>
    </a>
  )
}
