import { PageLink } from '#web/place/page.tsx'
import type { MadeBy as Maker } from '../../contracts/made-by.ts'

/**
 * Shows a link such as "Made by workflow X, step 3"; nothing if the reader made the thing without a
 * program.
 */
export function MadeBy({ by }: { by: Maker | undefined }) {
  if (!by) return null
  const { kind, name, place, page } = by
  return (
    <p className="meta made-by">
      Made by {kind}{' '}
      <span dir="auto">{page === null ? name : <PageLink page={page}>{name}</PageLink>}</span>
      {place !== '' && `, ${place}`}
    </p>
  )
}
