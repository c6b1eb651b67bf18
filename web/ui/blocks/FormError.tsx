import { explain } from './Trouble.tsx'

/** Shows the error of a form or a button as an alert, or nothing if there is no error. */
export function FormError({ of: error }: { of: Error | string | null | undefined }) {
  return (
    error && (
      <p className="field-error" role="alert">
        {typeof error === 'string' ? error : explain(error)}
      </p>
    )
  )
}
