import './RuleMarks.css'
import { Tag } from '#web/ui/more-icons.ts'
import type { ArticlePage } from '../contract.ts'

/**
 * The effects of the reader's rules on an article, each with the rule's name, and the reader's
 * labels.
 */
export function RuleMarks({ marks = [], labels = [] }: Pick<ArticlePage, 'marks' | 'labels'>) {
  return (
    <>
      {marks.length > 0 && (
        <ul className="article-marks" aria-label="What your rules did">
          {marks.map(({ rule, name, did }) => (
            <li key={rule}>
              <Tag aria-hidden="true" />
              <span dir="auto">
                {did.join(', ')} by your rule “{name}”
              </span>
            </li>
          ))}
        </ul>
      )}
      {labels.length > 0 && (
        <ul className="article-marks" aria-label="Your labels">
          {labels.map((label) => (
            <li key={label}>
              <Tag aria-hidden="true" />
              <span dir="auto">Labelled “{label}” by you</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
