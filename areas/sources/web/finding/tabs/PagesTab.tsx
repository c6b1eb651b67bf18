import '../FindingTab.css'
import { useState, type FormEvent } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { usePage } from '#web/place/page.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { listings, type ListingDraft } from '../../../contracts/listings.ts'
import { FoundSource } from '../../following/FoundSource.tsx'
import { useCategoryOptions } from '../../following/source-category.tsx'
import { emptyDraft, frequencyOptions } from '../../following/source-words.ts'
import { ListingEditor } from '../../listings/ListingEditor.tsx'
import type { FindingTabProps } from '../tabs.ts'

/** The tab for sites without a feed. A page that lists articles is followed by that list. */
export function PagesTab({ onFollowed }: FindingTabProps) {
  const { params } = usePage()
  // Another tab passes an address here if it has no feed.
  const given = params.get('page') ?? ''
  return <PageFinder key={given} given={given} onFollowed={onFollowed} />
}

function PageFinder({ given, onFollowed }: FindingTabProps & { given: string }) {
  const [typed, setTyped] = useState(given)
  const [address, setAddress] = useState(given)

  function handleLook(event: FormEvent) {
    event.preventDefault()
    setAddress(typed.trim())
  }

  return (
    <div className="finding-tab">
      <form className="finding-form" noValidate onSubmit={handleLook}>
        <Field
          label="Address of the page"
          hint="One that lists articles, such as the news of a town or the blog of a company."
        >
          <TextInput
            type="url"
            autoComplete="url"
            placeholder="https://example.com/news"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={typed.trim() === ''}>
          Look at the page
        </Button>
      </form>
      {address !== '' && <FollowPage key={address} address={address} onFollowed={onFollowed} />}
    </div>
  )
}

function FollowPage({ address, onFollowed }: { address: string; onFollowed: () => void }) {
  const hub = useHub()
  const refresh = useRefresh()
  const follow = useWrite(listings.followPage)
  const [rule, setRule] = useState<ListingDraft | null>(null)
  const [{ name, category, frequency }, setDraft] = useState(emptyDraft)
  const categoryOptions = useCategoryOptions(category)

  async function handleFollow(shown: ListingDraft) {
    const draft = { address, name, category, frequency, rule: shown }
    const followed = await follow.mutateAsync({ ...draft, ...hub }).catch(() => null)
    if (!followed) return
    refresh({ area: 'finding' })
    onFollowed()
  }

  return (
    <ListingEditor address={address} rule={rule} onChange={setRule}>
      {({ rule: shown, answer }) => (
        <>
          <Field label="Name" hint="Leave empty to use the title of the page.">
            <TextInput
              placeholder={answer?.title}
              value={name}
              onChange={(event) => setDraft((now) => ({ ...now, name: event.target.value }))}
            />
          </Field>
          <div className="finding-pair">
            <Field label="Category">
              <Select
                options={categoryOptions}
                value={category}
                onChange={(value) =>
                  setDraft((now) => ({ ...now, category: value as typeof category }))
                }
              />
            </Field>
            <Field label="Update frequency">
              <Select
                options={frequencyOptions}
                value={frequency}
                onChange={(value) =>
                  setDraft((now) => ({ ...now, frequency: value as typeof frequency }))
                }
              />
            </Field>
          </div>
          <div aria-live="polite">
            {follow.error && <p className="field-error">{explain(follow.error)}</p>}
            {follow.data && <FoundSource followed={follow.data} />}
          </div>
          <Button
            variant="primary"
            disabled={!shown?.item || !answer?.entries.length || follow.isPending}
            onClick={() => shown && void handleFollow(shown)}
          >
            {follow.isPending ? 'Following...' : 'Follow this page'}
          </Button>
        </>
      )}
    </ListingEditor>
  )
}
