import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { pieceDays, voices, type VoiceSettings } from '../../contracts/voices.ts'
import { keepsWords, sampleLanguages } from '../../voice-settings.ts'

const heights = [
  { value: '720', label: '720p' },
  { value: '1080', label: '1080p (takes longer)' },
]
const containers = [
  { value: 'mp4', label: 'MP4' },
  { value: 'webm', label: 'WebM' },
] as const
const retentions = pieceDays.map((days) => ({ value: String(days), label: keepsWords(days) }))

/** The languages to choose from, including the chosen one even if it is not in the list. */
function modelLanguages(chosen: string): readonly { value: string; label: string }[] {
  const isKnown = sampleLanguages.some(({ value }) => value === chosen)
  return isKnown ? sampleLanguages : [...sampleLanguages, { value: chosen, label: chosen }]
}

export function VoiceForm({ settings }: { settings: VoiceSettings }) {
  const toast = useToast()
  const { values, set, errors, error, submit, isPending } = useForm(voices.saveVoices, {
    initial: settings,
    toInput: (typed) => typed,
    onDone: () => toast({ title: 'Audio and video settings saved', tone: 'success' }),
  })
  return (
    <form className="settings-form" aria-label="Voices and video" noValidate onSubmit={submit}>
      <div className="settings-fields">
        <Field
          label="Speech model of your AI endpoint"
          hint="Leave empty for the voices of this server."
          error={errors.endpointModel}
        >
          <TextInput
            autoComplete="off"
            value={values.endpointModel}
            onChange={set('endpointModel')}
          />
        </Field>
        <Field label="Its voice for host A" error={errors.endpointVoiceA}>
          <TextInput
            autoComplete="off"
            value={values.endpointVoiceA}
            onChange={set('endpointVoiceA')}
          />
        </Field>
        <Field label="Its voice for host B" error={errors.endpointVoiceB}>
          <TextInput
            autoComplete="off"
            value={values.endpointVoiceB}
            onChange={set('endpointVoiceB')}
          />
        </Field>
        <Field
          label="Folder with voice models"
          hint="Model files for sherpa-onnx on the machine of the server."
          error={errors.modelFolder}
        >
          <TextInput autoComplete="off" value={values.modelFolder} onChange={set('modelFolder')} />
        </Field>
        <Field
          label="Language of these models"
          hint="The voices of this server speak all others."
          error={errors.modelLanguage}
        >
          <Select
            options={modelLanguages(settings.modelLanguage)}
            value={values.modelLanguage}
            onChange={set('modelLanguage')}
          />
        </Field>
        <Field label="Video size" error={errors.videoHeight}>
          <Select
            options={heights}
            value={String(values.videoHeight)}
            onChange={(height) =>
              set('videoHeight')(Number(height) as VoiceSettings['videoHeight'])
            }
          />
        </Field>
        <Field label="Video file" error={errors.videoContainer}>
          <Select
            options={containers}
            value={values.videoContainer}
            onChange={(container) => set('videoContainer')(container)}
          />
        </Field>
        <Field
          label="Keep finished pieces for"
          hint="Older ones are deleted. What you saved stays."
          error={errors.keepsDays}
        >
          <Select
            options={retentions}
            value={String(values.keepsDays)}
            onChange={(days) => set('keepsDays')(Number(days) as VoiceSettings['keepsDays'])}
          />
        </Field>
      </div>
      <FormError of={error} />
      <Button type="submit" disabled={isPending}>
        Save
      </Button>
    </form>
  )
}
