import { PlainError } from '../pipeline/model/plain-error.ts'
import { unwritable } from '#pipeline/model/plain-error.ts'

/** A system error, possibly wrapped by the bundler. */
type SystemError = NodeJS.ErrnoException & { pluginCode?: string; errors?: unknown[] }

/** The message for a failed build: one sentence if the owner can solve the problem, else the error. */
export function explainFailure(error: unknown, folder: string): string | unknown {
  const { code, syscall, pluginCode, errors } = error as SystemError
  // The bundler wraps errors of plugins in a list.
  if (errors?.length === 1) return explainFailure(errors[0], folder)
  if (error instanceof PlainError) return error.message

  // A recursive mkdir fails with ENOENT only on a broken link.
  const isMissing = (pluginCode ?? code) === 'ENOENT'
  const dangling = isMissing && syscall === 'mkdir' ? 'it is a link to nothing' : undefined
  const reason = isMissing ? dangling : unwritable({ code: pluginCode ?? code, syscall })
  return reason ? `The site cannot be written to ${folder}/: ${reason}.` : error
}
