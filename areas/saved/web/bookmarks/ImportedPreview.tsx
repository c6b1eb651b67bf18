import { useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count, fullCount } from '#web/ui/count.ts'
import { leftOutAddress } from './left-out-address.ts'
import { savedImport, type ImportFormat, type ImportPreview } from '../../contracts/import.ts'

const formats: Record<ImportFormat, string> = {
  'pocket-csv': 'Pocket',
  'pocket-html': 'Pocket',
  instapaper: 'Instapaper',
  wallabag: 'Wallabag',
  omnivore: 'Omnivore',
  readwise: 'Readwise Reader',
  raindrop: 'Raindrop',
  karakeep: 'Karakeep',
  linkwarden: 'Linkwarden',
  pinboard: 'Pinboard',
  'reader-stars': 'Starred articles',
  browser: 'Browser bookmarks',
  chromium: 'Chrome bookmarks',
  firefox: 'Firefox bookmarks',
  'synthwire-csv': 'Synthwire (CSV)',
  markdown: 'Markdown list',
  addresses: 'List of addresses',
  list: 'Bookmarks',
}

const reasons: Record<ImportPreview['leftOut'][number]['reason'], string> = {
  'no-address': 'without an address',
  'no-web-address': 'with an address that is not http or https',
  'too-long': 'with an address that is too long',
  repeated: 'listed more than once',
  'too-many': 'more than can be imported at once',
}

interface ImportedPreviewProps {
  preview: ImportPreview
  onStarted: () => void
}

/** Shows the content of a file, before it is imported. */
export function ImportedPreview({ preview, onStarted }: ImportedPreviewProps) {
  const { id, format, found, fresh, read, archived, tags, leftOut, first } = preview
  const { fileAt } = usePage()
  const start = useWrite(savedImport.startImport)
  const facts = [
    `${fullCount(fresh)} new`,
    `${fullCount(found - fresh)} saved already`,
    ...(read > 0 ? [`${fullCount(read)} read`] : []),
    ...(archived > 0 ? [`${fullCount(archived)} archived`] : []),
    ...(tags > 0 ? [count(tags, 'tag')] : []),
  ]
  return (
    <div className="port-preview" role="group" aria-label="What the file holds">
      <p>
        <strong>
          {formats[format]}: {count(found, 'bookmark')}
        </strong>
      </p>
      <p className="meta">{facts.join(', ')}</p>
      {leftOut.map(({ reason, count }) => (
        <p key={reason} className="meta">
          Left out: {fullCount(count)} {reasons[reason]}
        </p>
      ))}
      {leftOut.length > 0 && (
        <a href={fileAt(leftOutAddress(id))} download>
          Download what is left out (CSV)
        </a>
      )}
      <ul className="port-first" aria-label="The first of them">
        {first.map(({ title, address }) => (
          <li key={address}>
            <span dir="auto">{title}</span>
            <span className="meta">{address}</span>
          </li>
        ))}
      </ul>
      <FormError of={start.error} />
      <Button
        variant="primary"
        disabled={start.isPending}
        onClick={() => void start.mutateAsync({ id }).then(onStarted, () => {})}
      >
        {fresh === 0 ? 'Nothing is new: import anyway' : `Import ${count(fresh, 'bookmark')}`}
      </Button>
    </div>
  )
}
