/** An email address to write to, on two lines where one is too short: it breaks before its @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')

  return (
    // Where the line may break, browsers tell screen readers of a space.
    <a href={`mailto:${email}`} aria-label={email}>
      <span>
        {name}
        <wbr />@{host}
      </span>
    </a>
  )
}
