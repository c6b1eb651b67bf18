import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { TriangleAlert } from '#web/ui/more-icons.ts'
import { type AutomationRule, type RuleWork, ruleEditor } from '../contract.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { NeedsEndpoint } from './NeedsEndpoint.tsx'
import type { Opened } from './RuleDialogs.tsx'

interface RuleStateProps {
  rule: AutomationRule
  onOpen: (opened: Opened) => void
}

/** The number of articles that a rule has changed, and the rules that take precedence over it. */
export function RuleState({ rule, onOpen }: RuleStateProps) {
  const work = useRead(ruleEditor.listWork, {}).find(({ id }) => id === rule.id)
  // A conflict is shown once, at the rule that does not win.
  const conflicts = useRead(ruleEditor.listConflicts, {}).filter(
    ({ lower }) => lower.id === rule.id,
  )
  return (
    <>
      <ChangedArticles work={work} onOpen={() => onOpen({ kind: 'changed', rule })} />
      <Translating rule={rule} work={work} />
      {work?.workflowTrouble && rule.enabled && (
        <p className="rule-conflict">
          <TriangleAlert aria-hidden="true" />
          <span dir="auto">
            {work.workflowTrouble} <PageLink page="/automation">Open workflows</PageLink>
          </span>
        </p>
      )}
      {conflicts.map((conflict) => (
        <ConflictNote key={conflict.upper.id} conflict={conflict} />
      ))}
    </>
  )
}

interface ChangedArticlesProps {
  work: RuleWork | undefined
  onOpen: () => void
}

/** The highest number that is counted exactly. */
const COUNTED = 1000

function ChangedArticles({ work, onOpen }: ChangedArticlesProps) {
  if (!work || (work.changed === 0 && !work.isBusy)) return null
  return (
    <p className="rule-changed">
      <Button size="s" variant="quiet" onClick={onOpen}>
        Changed {amount(work.changed)} {work.changed === 1 ? 'article' : 'articles'}
      </Button>
      {work.isBusy && <span className="meta">Still processing older articles…</span>}
    </p>
  )
}

interface TranslatingProps {
  rule: AutomationRule
  work: RuleWork | undefined
}

/** Says what a translation is waiting for, such as an endpoint. */
function Translating({ rule, work }: TranslatingProps) {
  if (work?.needsEndpoint) return <NeedsEndpoint />
  if (!work || work.translating === 0 || !rule.enabled) return null
  return (
    <p className="rule-changed meta" dir="auto">
      {amount(work.translating)} {work.translating === 1 ? 'summary' : 'summaries'} to translate.
      {work.trouble && ` ${work.trouble}`}
    </p>
  )
}

function amount(counted: number): string {
  return counted >= COUNTED ? `${COUNTED.toLocaleString('en')} or more` : String(counted)
}
