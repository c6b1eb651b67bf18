import { TriangleAlert } from '#web/ui/more-icons.ts'
import type { RuleConflict } from '../contract.ts'

/** Names the rule that wins a conflict, with an example. */
export function ConflictNote({ conflict }: { conflict: RuleConflict }) {
  const { upper, lower, upperWants, lowerWants, count, examples } = conflict
  return (
    <p className="rule-conflict" dir="auto">
      <TriangleAlert aria-hidden="true" />
      <span>
        “{upper.name}” {upperWants} what “{lower.name}” {lowerWants}: {count}{' '}
        {count === 1 ? 'article' : 'articles'} of late, such as “{examples[0]?.title}”. The upper
        rule wins.
      </span>
    </p>
  )
}
