import { useState } from 'react'
import { INPUT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import type { SiteContact } from '../../../contracts/site-contact.ts'
import { sites, type SiteDetail } from '../../../contracts/sites.ts'
import { PAGES } from '../../../limits.ts'
import { languageChoices } from './languages.ts'
import { ThemePicker } from './ThemePicker.tsx'

/** Edits the name, language, contact and look of a site. */
export function SettingsPart({ site }: { site: string }) {
  const saved = useRead(sites.getSite, { site })
  const [opening, setOpening] = useState(0)
  return <SettingsForm key={opening} saved={saved} onReload={() => setOpening((nth) => nth + 1)} />
}

interface SettingsFormProps {
  saved: SiteDetail
  /** Called to discard changes, and begin again from the saved settings. */
  onReload: () => void
}

function SettingsForm({ saved, onReload }: SettingsFormProps) {
  const { id, name, tagline, language, theme, contact } = saved
  // The version that was read. The server checks it, so that changes by somebody else are not
  // overwritten.
  const [version, setVersion] = useState(saved.version)
  const form = useForm(sites.saveSite, {
    initial: { name, tagline, language, theme, contact },
    toInput: (settings) => ({ site: id, version, settings }),
    within: 'settings',
    onDone: (done) => setVersion(done.version),
  })
  const { values, set, errors, error } = form
  const isConflict = form.failure instanceof Problem && form.failure.kind === 'conflict'
  const isSaved = form.output?.version === version && !form.isPending

  return (
    <form className="site-part" noValidate onSubmit={form.submit}>
      <Panel title="About">
        <div className="site-form">
          <Field label="Name" error={errors.name}>
            <TextInput
              value={values.name}
              dir="auto"
              maxLength={INPUT.nameCharacters}
              onChange={set('name')}
            />
          </Field>
          <Field label="Tagline" error={errors.tagline} hint="One sentence about the site.">
            <TextInput
              value={values.tagline}
              dir="auto"
              maxLength={PAGES.descriptionCharacters}
              onChange={set('tagline')}
            />
          </Field>
          <Field
            label="Language"
            error={errors.language}
            hint="Browsers and screen readers go by it."
          >
            <Select
              options={languageChoices(values.language)}
              value={values.language}
              onChange={set('language')}
            />
          </Field>
        </div>
      </Panel>
      <Panel title="Contact">
        <Contact contact={values.contact} onChange={set('contact')} errors={errors} />
      </Panel>
      <Panel title="Look">
        <ThemePicker theme={values.theme} onChange={set('theme')} />
      </Panel>
      <div className="site-choices">
        <Button type="submit" variant="primary" disabled={form.isPending}>
          Save settings
        </Button>
        {isConflict && <Button onClick={onReload}>Discard mine and load the saved settings</Button>}
        <p role="status" className={error ? 'field-error' : 'meta'}>
          {error ?? (isSaved ? 'Saved. Visitors see it with the next publication.' : '')}
        </p>
      </div>
    </form>
  )
}

interface ContactProps {
  contact: SiteContact
  onChange: (contact: SiteContact) => void
  errors: Partial<Record<`contact.${string}`, string>>
}

const contactFields = [
  ['mail', 'Email', 'email', 'email'],
  ['phone', 'Phone', 'tel', 'tel'],
  ['street', 'Street and number', 'text', 'street-address'],
  ['town', 'Postcode and town', 'text', 'address-level2'],
  ['country', 'Country', 'text', 'country-name'],
] as const

function Contact({ contact, onChange, errors }: ContactProps) {
  return (
    <>
      <p className="workspace-note">Pages show what is filled in here, and leave out the rest.</p>
      <div className="site-form site-form-pair">
        {contactFields.map(([name, label, type, autoComplete]) => (
          <Field key={name} label={label} error={errors[`contact.${name}`]}>
            <TextInput
              type={type}
              dir="auto"
              autoComplete={autoComplete}
              maxLength={INPUT.nameCharacters}
              value={contact[name]}
              onChange={(event) => onChange({ ...contact, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </>
  )
}
