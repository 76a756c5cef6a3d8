import styles from './rolls.module.css'

type RollsProps = {
  rolls: number
  /** The most it may become. The additional rolls are dashed. */
  upTo?: number
}

/** A package's icon: its rolls of film. */
export function Rolls({ rolls, upTo = rolls }: RollsProps) {
  const count = upTo > rolls ? `${rolls} to ${upTo}` : `${rolls}`

  return (
    <div
      className={styles.rolls}
      role="img"
      aria-label={`${count} ${upTo === 1 ? 'roll' : 'rolls'} of film`}
    >
      {Array.from({ length: upTo }, (_, roll) => (
        <svg key={roll} viewBox="0 0 17 30" data-maybe={roll >= rolls || undefined}>
          {roll < rolls ? (
            <path d="M5 0h7v3h4v25h-4v2H5v-2H1V3h4z M3.5 8v11h10V8z" />
          ) : (
            <path d="M5.5 1.5h6v3H15v23h-3.5v1h-6v-1H2v-23h3.5z" />
          )}
        </svg>
      ))}
    </div>
  )
}
