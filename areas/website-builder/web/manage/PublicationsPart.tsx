import { fileSizeText } from '#core/file-size.ts'
import { useWrite } from '#web/asking/api.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { publications, type Publication } from '../../contracts/publications.ts'

/** All publications of a site. Each can be made public again. */
export function PublicationsPart({ site }: { site: string }) {
  return (
    <Panel title="Publications">
      <PagedList
        operation={publications.listPublications}
        input={{ site }}
        rowsOf={(page) => page.publications}
        label="Publications"
        className="publication-list"
        waiting={4}
        empty="Nothing is published yet."
      >
        {(publication) => (
          <PublicationRow key={publication.id} site={site} publication={publication} />
        )}
      </PagedList>
    </Panel>
  )
}

function PublicationRow({ site, publication }: { site: string; publication: Publication }) {
  const { id, nth, at, pages, bytes, isLive } = publication
  const roll = useWrite(publications.rollBack)
  const attempt = useAttempt()
  const toast = useToast()

  async function handleRollBack() {
    const done = await attempt(roll.mutateAsync({ site, publication: id }).then(() => true))
    if (done)
      toast({
        tone: 'success',
        title: `Publication ${nth} is live`,
        text: 'The drafts stay as they are.',
      })
  }

  return (
    <li className="publication">
      <div>
        <h3>Publication {nth}</h3>
        <p className="meta">
          <Ago time={at} />, {count(pages, 'page')}, {fileSizeText(bytes)}
        </p>
      </div>
      {isLive ? (
        <Badge tone="success" dot>
          live
        </Badge>
      ) : (
        <Button size="s" disabled={roll.isPending} onClick={() => void handleRollBack()}>
          Show visitors again
          <span className="visually-hidden">: publication {nth}</span>
        </Button>
      )}
    </li>
  )
}
