import type { Readable, Writable } from 'node:stream'

export function writeSealed(source: Readable, file: string, key: Buffer): Promise<void>
export function readSealed(file: string, keys: Buffer[], target: Writable): Promise<void>
