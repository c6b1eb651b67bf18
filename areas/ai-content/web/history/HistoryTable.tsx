import { useState, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/paging/Pages.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { drafts, type DraftSearch, type DraftSummary } from '../../contracts/drafts.ts'
import { RenameDraft } from '../editor/RenameDraft.tsx'
import { HistoryRow } from './HistoryRow.tsx'
import { SaveTemplate } from './SaveTemplate.tsx'
import { useDraftActions } from './use-draft-actions.ts'

const columns = ['Type', 'Status', 'Tone', 'Author', 'Words', 'Created', 'Actions'] as const

interface HistoryTableProps {
  asked: DraftSearch
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
}

/** A table of the texts that match a filter, page by page. */
export function HistoryTable({ asked, chosen, onChosen }: HistoryTableProps) {
  const [acted, setActed] = useState<{ draft: DraftSummary; on: 'name' | 'template' } | null>(null)
  const dialog = useOpening()
  const { rename } = useDraftActions()

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChosen(next)
  }

  const act = (draft: DraftSummary, on: 'name' | 'template') => {
    setActed({ draft, on })
    dialog.open()
  }

  return (
    <>
      <div className="table-room" data-long>
        <table className="table content-history" aria-label="Content history">
          <thead>
            <tr>
              <th scope="col">Title</th>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  data-column={name}
                  data-number={name === 'Words' || undefined}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Pages list={JSON.stringify(asked)} waiting={<Waiting />}>
              {(cursor, onMore) => (
                <PageOfDrafts
                  asked={{ ...asked, ...(cursor !== undefined && { cursor }) }}
                  chosen={chosen}
                  onChoose={choose}
                  onAct={act}
                  onMore={onMore}
                />
              )}
            </Pages>
          </tbody>
        </table>
      </div>
      {acted?.on === 'name' && (
        <RenameDraft
          key={dialog.nth}
          title={acted.draft.title}
          open={dialog.isOpen}
          onClose={dialog.close}
          onRename={(title) => void rename(acted.draft, title)}
        />
      )}
      {acted?.on === 'template' && (
        <SaveTemplate
          key={dialog.nth}
          draft={acted.draft}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

interface PageProps {
  asked: DraftSearch
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onAct: (draft: DraftSummary, on: 'name' | 'template') => void
  onMore: ((next: string) => void) | undefined
}

function PageOfDrafts({ asked, chosen, onChoose, onAct, onMore }: PageProps) {
  const { drafts: rows, next } = useRead(drafts.listDrafts, asked)
  if (rows.length === 0 && asked.cursor === undefined)
    return (
      <WholeRow>
        <Empty quiet>{emptyWords(asked)}</Empty>
      </WholeRow>
    )
  return (
    <>
      {rows.map((draft) => (
        <HistoryRow
          key={draft.id}
          draft={draft}
          isBin={asked.shelf === 'deleted'}
          isChosen={chosen.has(draft.id)}
          onChoose={(isChosen) => onChoose(draft.id, isChosen)}
          onRename={() => onAct(draft, 'name')}
          onTemplate={() => onAct(draft, 'template')}
        />
      ))}
      {next !== null && onMore && (
        <WholeRow>
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </WholeRow>
      )}
    </>
  )
}

function WholeRow({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td colSpan={columns.length + 1}>{children}</td>
    </tr>
  )
}

function Waiting() {
  return (
    <WholeRow>
      <span className="skeleton skeleton-line" />
    </WholeRow>
  )
}

function emptyWords({ shelf, ...narrowed }: DraftSearch): string {
  if (Object.keys(narrowed).length > 0) return 'No text matches this filter.'
  return shelf === 'deleted'
    ? 'Nothing here. Deleted texts can be restored for 30 days.'
    : 'No texts yet. Each one that you generate is kept here.'
}
