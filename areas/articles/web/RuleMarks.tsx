import './RuleMarks.css'
import { Tag } from '#web/ui/more-icons.ts'
import type { ArticleMark } from '../contract.ts'

/** What the reader's rules did to an article, each by its name. */
export function RuleMarks({ marks }: { marks: readonly ArticleMark[] }) {
  return (
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
  )
}
