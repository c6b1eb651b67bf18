import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { count } from '#web/ui/count.ts'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { aiLab } from '../contract.ts'

/** A list of applications that others have built around a model. Each opens in a new tab. */
export function SpaceList() {
  const spaces = useRead(aiLab.listSpaces, {})
  return (
    <Cards label="Spaces">
      {spaces.map(({ id, title, author, likes, sdk, url }) => (
        <Card
          key={id}
          title={title}
          kicker={author}
          foot={
            <>
              <span>{count(likes, 'like')}</span>
              <Badge tone="line">{sdk}</Badge>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`Open ${title}`}>
                Open <ExternalLink />
              </a>
            </>
          }
        />
      ))}
    </Cards>
  )
}
