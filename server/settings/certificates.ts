import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Problem } from '#core/problem.ts'

const NAME = 'SYNTHWIRE_CERTIFICATES'
const BEGIN = '-----BEGIN CERTIFICATE-----'
const END = '-----END CERTIFICATE-----'

/**
 * Reads the certificates (PEM) in the file that SYNTHWIRE_CERTIFICATES names. They are trusted in
 * addition to the usual authorities.
 */
export function readCertificates(env: Record<string, string | undefined>): string[] {
  const file = env[NAME]
  if (!file) return []
  const certificates = textOf(file)
    .split(BEGIN)
    .slice(1)
    .map((part) => `${BEGIN}${part.split(END, 1)[0]}${END}\n`)
  if (certificates.length === 0) {
    throw new Problem(
      'invalid',
      `${NAME} is "${file}", which holds no certificate. Give a file of certificates as PEM, which begin with ${BEGIN}.`,
    )
  }
  for (const [index, certificate] of certificates.entries())
    demandReadable(certificate, index, file)
  return certificates
}

function demandReadable(certificate: string, index: number, file: string): void {
  try {
    void new X509Certificate(certificate)
  } catch (error) {
    throw new Problem(
      'invalid',
      `Certificate ${index + 1} of ${NAME} ("${file}") cannot be read. Give the certificates of authorities, or of single hosts, as PEM.`,
      { cause: error },
    )
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Problem(
      'invalid',
      `${NAME} is "${file}", which cannot be read (${code}). Check the path, and that the user who runs Synthwire may read it.`,
    )
  }
}
