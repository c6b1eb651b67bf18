import { useState, type ChangeEvent } from 'react'
import type { Operation } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { useAction, useWrite } from '../asking/api.tsx'
import { explain } from './blocks/Trouble.tsx'

interface FormOptions<Values, Input, Output> {
  /** First values of the fields, by their names in the input. */
  initial: Values
  /**
   * Makes the input. It may throw a `Problem` with `fields`, which is shown like one of the server.
   */
  toInput: (values: Values) => Input
  /** The field of the input that has the values; absent if they are the input itself. */
  within?: string
  onDone?: (output: Output) => void
}

type Name<Values> = keyof Values & string

/** Errors by the name of a field, or by a path inside its value, such as `prices.0.input`. */
type FieldErrors<Values> = { [path in Name<Values> | `${Name<Values>}.${string}`]?: string }

/** A form for one write: it keeps typed values, sends them, and shows errors by field. */
export function useForm<Values extends object, Input, Output>(
  operation: Operation<Input, Output>,
  { initial, toInput, within, onDone }: FormOptions<Values, Input, Output>,
) {
  const write = useWrite(operation)
  const sending = useAction(async (typed: Values) => write.mutateAsync(toInput(typed)))
  const [values, setValues] = useState(initial)
  const [sent, setSent] = useState(initial)

  /**
   * Returns a function that sets a field to a value, or to that of a text control whose event it
   * gets.
   */
  const set =
    <Field extends Name<Values>>(name: Field) =>
    (given: Values[Field] | ChangeEvent<{ value: string }>) =>
      setValues((now) => ({ ...now, [name]: isEvent(given) ? given.target.value : given }))

  function submit(event?: { preventDefault: () => void }) {
    event?.preventDefault()
    if (sending.isPending) return
    setSent(values)
    sending.mutateAsync(values).then(onDone, () => {})
  }

  const { error, isPending, data } = sending
  const before = within === undefined ? '' : `${within}.`
  const faulty = Object.entries((error instanceof Problem && error.fields) || {}).map(
    ([path, words]) => [path.startsWith(before) ? path.slice(before.length) : path, words] as const,
  )
  const nameIn = (path: string) => path.split('.')[0] as Name<Values>
  return {
    values,
    set,
    reset: () => setValues(initial),
    submit,
    isPending,
    /** The output of the last write; undefined until it arrives. */
    output: data,
    /** The last failure, for a form that shows more about it. */
    failure: error,
    /** The errors of fields. An error disappears when the value of its field changes. */
    errors: Object.fromEntries(
      faulty.filter(([path]) => values[nameIn(path)] === sent[nameIn(path)]),
    ) as FieldErrors<Values>,
    /**
     * The message of the failure; null if there is none, or if fields of the form show all of it.
     */
    error:
      error && (faulty.length === 0 || faulty.some(([path]) => !(nameIn(path) in values)))
        ? explain(error)
        : null,
  }
}

function isEvent(given: unknown): given is ChangeEvent<{ value: string }> {
  return typeof given === 'object' && given !== null && 'target' in given
}
