import { useState } from 'react'
import { hubSettings } from '#areas/settings/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { useRead } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { SecretOnce } from '#web/ui/controls/SecretOnce.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { access } from '#platform/access/contract.ts'
import { AddressReach } from '#platform/access/web/lends/AddressReach.tsx'
import { useHubOrigin } from '#platform/access/web/lends/use-hub-origin.ts'
import { ownFeedPaths } from '../../contract.ts'

const news = { value: 'news', label: 'Your news' }
const search = { value: 'search', label: 'What a search finds' }
const saved = { value: 'saved', label: 'What you saved' }
const sources = { value: 'sources', label: 'Your sources, as an OPML list' }

/** The prefix of a topic's id among the options for a feed. */
const TOPIC = 'topic '

/** Makes an address that gives access to one feed. The address is shown only once. */
export function FeedAddressForm() {
  const origin = useHubOrigin()
  const { opmlAddress } = useRead(hubSettings.getHubAbilities, {})
  const ofTopics = useRead(topics.listTopics, {}).map(({ id, title }) => {
    return { value: `${TOPIC}${id}`, label: `Topic: ${title}` }
  })
  const options = [news, search, saved, ...ofTopics, ...(opmlAddress === null ? [] : [sources])]
  const [made, setMade] = useState<{ name: string; address: string } | null>(null)
  const { values, set, errors, error, submit, reset, isPending } = useForm(
    access.createFeedAddress,
    {
      initial: { feed: news.value, words: '' },
      toInput({ feed, words }) {
        if (feed === search.value && words.trim() === '') {
          const message = 'Enter the words that the feed is about'
          throw new Problem('invalid', message, { fields: { words: message } })
        }
        return { name: nameOf(feed, words), feed: pathOf(feed, words) }
      },
      onDone: ({ address }) => {
        setMade({
          name: nameOf(values.feed, values.words),
          address: origin + address,
        })
        reset()
      },
    },
  )

  function nameOf(feed: string, words: string): string {
    if (feed === search.value) return `Search for “${words.trim()}”`.slice(0, INPUT.nameCharacters)
    return options.find(({ value }) => value === feed)?.label ?? feed
  }

  function pathOf(feed: string, words: string): string {
    if (feed === sources.value) return opmlAddress!
    if (feed === saved.value) return `${ownFeedPaths.saved}.rss`
    if (feed.startsWith(TOPIC)) return `${ownFeedPaths.topics}/${feed.slice(TOPIC.length)}.rss`
    const query = feed === search.value ? `?${new URLSearchParams({ q: words.trim() })}` : ''
    return `${ownFeedPaths.articles}.rss${query}`
  }

  return (
    <form className="settings-form" noValidate onSubmit={submit}>
      {made && (
        <SecretOnce of={`address of ${made.name}`} secret={made.address}>
          <AddressReach address={made.address} of="address" />
        </SecretOnce>
      )}
      <div className="settings-fields">
        <Field label="Which feed">
          <Select options={options} value={values.feed} onChange={set('feed')} />
        </Field>
        {values.feed === search.value && (
          <Field label="Words to search for" error={errors.words}>
            <TextInput autoComplete="off" value={values.words} onChange={set('words')} />
          </Field>
        )}
      </div>
      <FormError of={error} />
      <Button type="submit" disabled={isPending}>
        Create an address
      </Button>
    </form>
  )
}
