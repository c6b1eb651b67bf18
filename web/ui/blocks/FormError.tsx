import { explain } from './Trouble.tsx'

/** Says what went wrong with a form or a button, aloud; nothing where nothing did. */
export function FormError({ of: error }: { of: Error | string | null | undefined }) {
  return (
    error && (
      <p className="field-error" role="alert">
        {typeof error === 'string' ? error : explain(error)}
      </p>
    )
  )
}
