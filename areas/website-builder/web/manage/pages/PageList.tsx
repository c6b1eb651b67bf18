import '../../sites/SiteRows.css'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Ordered } from '#web/ui/carrying/Ordered.tsx'
import { useOrder } from '#web/ui/carrying/use-order.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { pages } from '../../../contracts/pages.ts'
import { sites, type PageSummary } from '../../../contracts/sites.ts'
import { AddPage } from './AddPage.tsx'
import { PageRow } from './PageRow.tsx'

const nameOf = ({ title }: PageSummary) => title

/** The pages of a site in the order of its menu. */
export function PageList({ site }: { site: string }) {
  const { pages: all } = useRead(sites.getSite, { site })
  const adding = useOpening()
  return (
    <Panel
      title="Pages"
      count={all.length}
      actions={
        <Button size="s" icon={<Plus />} onClick={adding.open}>
          Add page
        </Button>
      }
    >
      {all.length === 0 ? (
        <Empty quiet>This site has no pages. Add one.</Empty>
      ) : (
        <OrderedPages site={site} all={all} />
      )}
      <AddPage
        key={adding.nth}
        site={site}
        taken={all.map(({ path }) => path)}
        open={adding.isOpen}
        onClose={adding.close}
      />
    </Panel>
  )
}

function OrderedPages({ site, all }: { site: string; all: readonly PageSummary[] }) {
  const order = useWrite(pages.orderPages)
  const refresh = useRefresh()
  const attempt = useAttempt()
  const { rows, move, told } = useOrder(all, {
    nameOf,
    async save({ order: next }) {
      const input = { site, pages: next.map(({ id }) => id) }
      return (await attempt(order.mutateAsync(input).then(() => true))) !== null
    },
    onFailed: () => refresh({ area: 'website-builder/sites', operations: ['getSite'] }),
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <Ordered rows={rows} nameOf={nameOf} onMove={move}>
        <ul className="site-pages" aria-label="Pages">
          {rows.map((page, at) => (
            <PageRow
              key={page.id}
              site={site}
              page={page}
              moves={{
                isFirst: at === 0,
                isLast: at === rows.length - 1,
                onMove: (by) => move(page.id, at + by, 'told'),
              }}
            />
          ))}
        </ul>
      </Ordered>
    </>
  )
}
