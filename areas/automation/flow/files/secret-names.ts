/** Typical names of passwords and keys in headers, forms and addresses. */
export const SECRET_NAME =
  /^(x-[a-z-]{0,40}-(key|token|secret)|(x-)?(proxy-)?(authorization|(set-)?cookie|password|passwd|pwd|secret|token|api[-_]?key|(access|auth|private|refresh)[-_]?(token|key)|client[-_]?secret|session[-_]?id))$/i
