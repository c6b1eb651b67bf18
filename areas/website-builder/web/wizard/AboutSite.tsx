import { INPUT } from '#core/limits.ts'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { draftLanguages, type DraftLanguage, type SiteAbout } from '../../contract.ts'

interface AboutSiteProps {
  about: SiteAbout
  onChange: (about: SiteAbout) => void
}

/** Fields for facts that the site's pages show: its name, its address, and how to contact it. */
export function AboutSite({ about, onChange }: AboutSiteProps) {
  const { name, contact } = about
  const fact = (field: keyof SiteAbout['contact']) => ({
    value: contact[field],
    maxLength: field === 'phone' ? PHONE_CHARACTERS : INPUT.nameCharacters,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...about, contact: { ...contact, [field]: event.target.value } }),
  })
  return (
    <div className="about-site">
      <Field label="Name">
        <TextInput
          value={name}
          dir="auto"
          required
          maxLength={INPUT.nameCharacters}
          autoComplete="organization"
          onChange={(event) => onChange({ ...about, name: event.target.value })}
        />
      </Field>
      <Field
        label="Language"
        hint="Its pages are drafted in this language, and forms and emails for visitors are written in it."
      >
        <Select
          options={languages}
          value={about.language ?? 'en'}
          onChange={(language) => onChange({ ...about, language })}
        />
      </Field>
      <p className="field-hint">
        The rest can stay empty. The pages show what you fill in, and leave out what you do not.
      </p>
      <div className="about-site-pair">
        <Field label="Street and number">
          <TextInput dir="auto" autoComplete="street-address" {...fact('street')} />
        </Field>
        <Field label="Postcode and town">
          <TextInput dir="auto" autoComplete="address-level2" {...fact('town')} />
        </Field>
        <Field label="Email">
          <TextInput type="email" autoComplete="email" {...fact('mail')} />
        </Field>
        <Field label="Phone">
          <TextInput type="tel" autoComplete="tel" {...fact('phone')} />
        </Field>
      </div>
    </div>
  )
}

const languageNames: Record<DraftLanguage, string> = {
  ...{ en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
}
const languages = draftLanguages.map((value) => ({ value, label: languageNames[value] }))

const PHONE_CHARACTERS = 50
