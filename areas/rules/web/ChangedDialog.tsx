import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/paging/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { type AutomationRule, ruleEditor, type ChangedArticle } from '../contract.ts'

interface ChangedDialogProps {
  rule: AutomationRule
  open: boolean
  onClose: () => void
}

/** Lists the articles that a rule changed, each with a button that undoes the change. */
export function ChangedDialog({ rule, open, onClose }: ChangedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`What “${rule.name}” did`}
      skeleton={<SkeletonLines count={6} />}
    >
      <Pages<number> list={rule.id} waiting={<SkeletonLines count={6} />}>
        {(before, onMore, until) => <Page {...{ before, onMore, until }} rule={rule.id} />}
      </Pages>
    </Dialog>
  )
}

interface PageProps {
  rule: string
  /** The page lists articles with smaller ids than this; undefined for the first page. */
  before: number | undefined
  /**
   * The id of the last article of the page. Without this limit, undoing a change would move the
   * first article of the next page to this page, and it would be shown twice.
   */
  until: number | undefined
  onMore: ((next: number) => void) | undefined
}

function Page({ rule, before, until = 0, onMore }: PageProps) {
  const input = before === undefined ? { rule } : { rule, before }
  const { articles, next } = useRead(ruleEditor.listChangedArticles, input)
  const undo = useWrite(ruleEditor.undoArticle)
  if (articles.length === 0 && before === undefined)
    return <Empty quiet>This rule has no changes left to undo.</Empty>
  return (
    <>
      <FormError of={undo.error} />
      <ul className="rule-articles" aria-label="Changed articles">
        {articles
          .filter(({ id }) => id >= until)
          .map((article) => (
            <ChangedRow
              key={article.id}
              article={article}
              onUndo={() => undo.mutate({ rule, article: article.id })}
            />
          ))}
      </ul>
      {next !== null && onMore && (
        <Button size="s" onClick={() => onMore(next)}>
          Show more
        </Button>
      )}
    </>
  )
}

function ChangedRow({ article, onUndo }: { article: ChangedArticle; onUndo: () => void }) {
  const { title, publishedTime, did } = article
  return (
    <li className="rule-articles-row">
      <span>
        <span dir="auto">{title}</span>
        <span className="meta">
          <TimeAgo time={publishedTime} /> · {did.join(' · ')}
        </span>
      </span>
      <Button size="s" aria-label={`Undo for ${title}`} onClick={onUndo}>
        Undo
      </Button>
    </li>
  )
}
