import { memo } from 'react'
import { useZone } from '#web/place/clock.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { sourceNumbers } from '../../drafts/cited-sources.ts'
import type { DraftText } from '../../drafts/draft.ts'

/** A list of the sources that a text cites, numbered as in the text. */
export const DraftSources = memo(function DraftSources({ text }: { text: DraftText }) {
  const zone = useZone()
  const numbers = sourceNumbers(text)
  if (numbers.size === 0) return null
  return (
    <Panel title="Sources">
      <ol className="draft-sources">
        {[...numbers.keys()].map((at) => {
          const source = text.sources[at]
          if (!source) return null
          const { outlet, title, link, publishedAt, isPrivate } = source
          return (
            <li key={at}>
              {link === null ? (
                <span dir="auto">{title}</span>
              ) : (
                <a href={link} target="_blank" rel="noopener noreferrer" dir="auto">
                  {title}
                </a>
              )}
              <span className="meta">
                {outlet}
                {publishedAt !== null && `, ${exactTime(new Date(publishedAt), zone)}`}
                {isPrivate && ', private'}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
})
