import { useState } from 'react'
import { FIRST_HUB, hubs } from '#areas/hubs/contract.ts'
import { topics } from '#areas/topics/contract.ts'
import { INPUT } from '#core/limits.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { siteNews, type NewsFigures, type NewsSettings } from '../../contracts/news.ts'

const kinds = [
  { value: 'hub', label: 'A hub' },
  { value: 'topic', label: 'A topic' },
  { value: 'search', label: 'A search' },
] as const

const leastChoices = [1, 2, 3, 4, 5].map((least) => ({
  value: String(least),
  label: least === 1 ? '1 source' : `${least} sources`,
}))

interface NewsOriginProps {
  site: string
  news: NewsFigures
}

/** Chooses the hub, topic or search whose articles the site shows. */
export function NewsOrigin({ site, news: { settings, name } }: NewsOriginProps) {
  const made = useRead(hubs.listHubs, {})
  const all = useRead(topics.listTopics, {})
  const end = useWrite(siteNews.endNews)
  const follow = useWrite(siteNews.followNews)
  const attempt = useAttempt()
  const toast = useToast()
  const [words, setWords] = useState(settings?.kind === 'search' ? settings.origin : '')
  const form = useForm(siteNews.followNews, {
    initial: settings ?? ({ kind: 'hub', origin: FIRST_HUB, leastSources: 2 } as NewsSettings),
    toInput: (values) => ({
      site,
      settings: values.kind === 'search' ? { ...values, origin: words } : values,
    }),
    within: 'settings',
  })
  const { values, set, errors, error } = form
  const choices = {
    hub: made
      .filter(({ isSpecial }) => !isSpecial)
      .map((hub) => ({ value: hub.id, label: hub.name })),
    topic: all.map((topic) => ({ value: topic.id, label: topic.title })),
    search: [],
  }[values.kind]
  const gone = settings !== null && name === null

  function handleKind(kind: NewsSettings['kind']) {
    set('kind')(kind)
    const first = kind === 'hub' ? FIRST_HUB : kind === 'topic' ? (all[0]?.id ?? '') : words
    set('origin')(first)
  }

  async function handleEnd() {
    if (!settings || !(await attempt(end.mutateAsync({ site }).then(() => true)))) return
    toast({
      title: 'The site shows no articles any more',
      action: {
        label: 'Undo',
        onSelect: () => void attempt(follow.mutateAsync({ site, settings })),
      },
    })
  }

  return (
    <Panel title="Articles from">
      <form className="site-form" noValidate onSubmit={form.submit}>
        {settings === null && (
          <p className="workspace-note">
            A site can show articles of your news hub: quotations with their sources, never more
            than two sentences and 40 words of an outlet. Articles with a private source are left
            out. Put the block “Posts” on a page to show the newest ones there.
          </p>
        )}
        {gone && <p className="field-error">The hub or topic is gone. Choose another one.</p>}
        <div className="site-form-pair">
          <Field label="Show articles of">
            <Select options={kinds} value={values.kind} onChange={handleKind} />
          </Field>
          {values.kind === 'search' ? (
            <Field label="Search" error={errors.origin}>
              <TextInput
                value={words}
                dir="auto"
                maxLength={INPUT.searchCharacters}
                onChange={(event) => setWords(event.target.value)}
              />
            </Field>
          ) : (
            <Field
              label={values.kind === 'hub' ? 'Hub' : 'Topic'}
              error={errors.origin}
              hint={choices.length === 0 ? 'You have no topics yet.' : undefined}
            >
              <Select options={choices} value={values.origin} onChange={set('origin')} />
            </Field>
          )}
        </div>
        <Field
          label="Reported by at least"
          error={errors.leastSources}
          hint="Sources that copy from each other count as one."
        >
          <Select
            options={leastChoices}
            value={String(values.leastSources)}
            onChange={(least) => set('leastSources')(Number(least))}
          />
        </Field>
        <div className="site-choices">
          <Button type="submit" variant="primary" disabled={form.isPending}>
            {settings === null ? 'Show articles' : 'Save'}
          </Button>
          {settings !== null && (
            <Button disabled={end.isPending} onClick={() => void handleEnd()}>
              Show no articles
            </Button>
          )}
          <p role="status" className={error ? 'field-error' : 'meta'}>
            {error ?? (form.output !== undefined && !form.isPending ? 'Saved.' : '')}
          </p>
        </div>
      </form>
    </Panel>
  )
}
