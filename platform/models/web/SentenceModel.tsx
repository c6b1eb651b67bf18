import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { OneRun } from '#platform/runs/web/lends/OneRun.tsx'
import { fileSizeText } from '#core/file-size.ts'
import { sentenceModel, sentenceModelChoice } from '../contracts/sentence-model.ts'
import { triedModel } from '../sentence-model.ts'

const numbers = new Intl.NumberFormat('en')

/**
 * Shows if this machine has a model that finds texts with a similar meaning; an owner can set it up
 * here.
 */
export function SentenceModel() {
  const { setUpAt, hasFiles, articles, trouble } = useRead(sentenceModel.getSentenceModel, {})
  const mayChoose = useKept('sentence-model/choice')

  return (
    <div className="endpoint-form">
      <p>
        Runs on the machine of this server and finds English articles that say the same in other
        words: in search, in related articles and for the assistant.
      </p>
      {setUpAt === null ? (
        <p>Off. Everything goes by words.</p>
      ) : hasFiles ? (
        <p>
          On, set up <Ago time={setUpAt} inSentence />. Articles read so far:{' '}
          {numbers.format(articles)}.
        </p>
      ) : (
        <p>Off: its files are not on this machine. An owner can set it up again.</p>
      )}
      <Trouble error={trouble} />
      {mayChoose && <SentenceModelChoice />}
    </div>
  )
}

function SentenceModelChoice() {
  const { model, run } = useRead(sentenceModelChoice.getSentenceModelChoice, {})
  const remove = useWrite(sentenceModelChoice.removeSentenceModel)

  return (
    <>
      {model && (
        <dl className="sentence-model-facts">
          <dt>From</dt>
          <dd>{model.folder ?? 'A download'}</dd>
          <dt>Size</dt>
          <dd>{fileSizeText(model.bytes)}</dd>
          <dt>SHA-256 of the model</dt>
          <dd>
            {model.modelSha256}
            {model.isTried ? ' (the one that was tried)' : ''}
          </dd>
          <dt>SHA-256 of the vocabulary</dt>
          <dd>{model.vocabularySha256}</dd>
        </dl>
      )}
      {run !== null && <OneRun id={run} />}
      {model && (
        <div className="endpoint-actions">
          <Button disabled={remove.isPending} onClick={() => remove.mutate({})}>
            Remove the sentence model
          </Button>
          {remove.error && <p role="alert">{explain(remove.error)}</p>}
        </div>
      )}
      <DownloadForm />
      <FolderForm />
    </>
  )
}

const downloadFields = [
  { name: 'modelAddress', label: 'Address of the ONNX file' },
  { name: 'modelSha256', label: 'SHA-256 of the ONNX file' },
  { name: 'vocabularyAddress', label: 'Address of the vocabulary file' },
  { name: 'vocabularySha256', label: 'SHA-256 of the vocabulary file' },
] as const

function DownloadForm() {
  const { values, set, errors, error, submit, isPending } = useForm(
    sentenceModelChoice.downloadSentenceModel,
    { initial: { ...triedModel }, toInput: (draft) => draft },
  )
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend>Download</legend>
        <p className="field-hint">
          Once: all-MiniLM-L6-v2 (23 MB), and by npm the program that runs it (33 MB). A file with
          another checksum is not used.
        </p>
        <details
          className="sentence-model-files"
          open={downloadFields.some(({ name }) => errors[name]) || undefined}
        >
          <summary>Addresses and checksums</summary>
          {downloadFields.map(({ name, label }) => (
            <Field key={name} label={label} error={errors[name]}>
              <TextInput
                autoComplete="off"
                spellCheck={false}
                value={values[name]}
                onChange={set(name)}
              />
            </Field>
          ))}
        </details>
        <Trouble error={error} />
        <div className="endpoint-actions">
          <Button type="submit" disabled={isPending}>
            Download the sentence model
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

function FolderForm() {
  const { values, set, errors, error, submit, isPending } = useForm(
    sentenceModelChoice.useSentenceFolder,
    { initial: { folder: '' }, toInput: (draft) => draft },
  )
  return (
    <form noValidate onSubmit={submit}>
      <fieldset>
        <legend>From a folder</legend>
        <Field
          label="Folder on the machine of the server"
          hint="It holds one file that ends in .onnx, and vocab.txt. They are copied."
          error={errors.folder}
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={values.folder}
            onChange={set('folder')}
          />
        </Field>
        <Trouble error={error} />
        <div className="endpoint-actions">
          <Button type="submit" disabled={isPending}>
            Use this folder
          </Button>
        </div>
      </fieldset>
    </form>
  )
}

function Trouble({ error }: { error: string | null }) {
  if (error === null) return null
  return (
    <p className="field-error" role="alert">
      {error}
    </p>
  )
}
