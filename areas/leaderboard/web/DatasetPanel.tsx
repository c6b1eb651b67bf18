import './DatasetPanel.css'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { datasetChoice, type DatasetState } from '../contracts/dataset-choice.ts'

/** The settings of the leaderboard's dataset, for the owner of the server. */
export function DatasetPanel() {
  return (
    <Panel title="Leaderboard" className="dataset" skeleton={<SkeletonLines count={3} />}>
      <Dataset />
    </Panel>
  )
}

function Dataset() {
  const state = useRead(datasetChoice.getDatasetState, {})
  const fetching = useWrite(datasetChoice.fetchDataset)
  return (
    <>
      <p className="field-hint">
        The server fetches this dataset when somebody opens the leaderboard, at most every six
        hours. Applies to all users.
      </p>
      {/* The form keeps typed text, so with this key each dataset has a new form. */}
      <DatasetForm key={state.address} state={state} />
      <div className="dataset-state">
        <div role="status">
          <Copy state={state} />
        </div>
        <Button size="s" disabled={fetching.isPending} onClick={() => fetching.mutate({})}>
          {fetching.isPending ? 'Fetching' : 'Fetch now'}
        </Button>
      </div>
      <FormError of={fetching.error} />
    </>
  )
}

function Copy({ state: { name, models, copiedAt, triedAt, trouble } }: { state: DatasetState }) {
  return (
    <>
      {copiedAt === null ? (
        <p>There is no copy yet of {name}.</p>
      ) : (
        <p>
          Last good copy: {count(models, 'model')} of {name}, fetched{' '}
          <TimeAgo time={copiedAt} inSentence />.
        </p>
      )}
      {trouble !== null && (
        <p className="field-error">
          <span>
            The last attempt
            {triedAt !== null && (
              <>
                {' '}
                (<TimeAgo time={triedAt} inSentence />)
              </>
            )}{' '}
            failed: {trouble}
          </span>
        </p>
      )}
    </>
  )
}

function DatasetForm({ state }: { state: DatasetState }) {
  const usual = useWrite(datasetChoice.chooseDataset)
  const { values, set, errors, error, submit, isPending } = useForm(datasetChoice.chooseDataset, {
    initial: { address: state.address ?? '' },
    toInput: ({ address }) => ({ address: address.trim() === '' ? null : address }),
  })
  return (
    <form className="settings-form" aria-label="Choose a dataset" noValidate onSubmit={submit}>
      <Field
        label="Dataset"
        hint="The page of a dataset on Hugging Face, or the address of its rows. Leave it empty for the usual one."
        error={errors.address}
      >
        <TextInput
          type="url"
          autoComplete="off"
          placeholder="https://huggingface.co/datasets/OWNER/NAME"
          value={values.address}
          onChange={set('address')}
        />
      </Field>
      <FormError of={error} />
      <div className="settings-actions">
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Checking' : 'Save dataset'}
        </Button>
        {state.address !== null && (
          <Button
            variant="quiet"
            disabled={usual.isPending}
            onClick={() => usual.mutate({ address: null })}
          >
            Use the usual dataset
          </Button>
        )}
      </div>
    </form>
  )
}
