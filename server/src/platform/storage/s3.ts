/** Files in an S3 store. */
import type { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { minute } from '../duration.ts'
import { isStorageKey, type Storage } from './index.ts'

export interface S3Options {
  /** Null for Amazon S3. */
  endpoint: string | null
  region: string
  bucket: string
  /** Null for those that the environment hands out, such as a role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

export interface S3Storage extends Storage {
  /** Rejects unless the bucket exists and objects can be written, read and deleted. */
  check(): Promise<void>
}

/** Milliseconds. */
const connectTimeout = 5_000
/** Milliseconds without data; the transfer of a 10 MB file may take longer in total. */
const idleTimeout = 20_000
const attempts = 3
/** Milliseconds for one file, including all attempts. */
const putMax = minute

export function createS3Storage({ endpoint, region, bucket: Bucket, credentials }: S3Options): S3Storage {
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // S3_ENDPOINT alone says where the store is.
    ignoreConfiguredEndpointUrls: true,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectTimeout, socketTimeout: idleTimeout },
    // Several S3-compatible stores do not support checksums in trailers, the SDK's default since 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })

  function toKey(key: string): string {
    if (!isStorageKey(key)) throw new Error(`not a storage key: ${key}`)
    return key
  }

  async function removeAll(keys: string[]): Promise<void> {
    if (keys.length === 0) return
    const Objects = keys.map((Key) => ({ Key }))
    const { Errors } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    )
    if (Errors && Errors.length > 0)
      throw new Error(`S3 could not remove ${Errors.length} objects: ${Errors[0]?.Code}`)
  }

  const storage: S3Storage = {
    async put(key, bytes) {
      const put = new PutObjectCommand({
        Bucket,
        Key: toKey(key),
        Body: bytes,
        ContentLength: bytes.length,
      })
      await client.send(put, { abortSignal: AbortSignal.timeout(putMax) })
    },
    async putStream(key, stream) {
      let bytes = 0
      stream.on('data', (chunk: Buffer) => (bytes += chunk.length))
      const upload = new Upload({ client, params: { Bucket, Key: toKey(key), Body: stream } })
      await upload.done()
      return bytes
    },
    async open(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: toKey(key) }))
        return { bytes: ContentLength ?? 0, stream: Body as Readable }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    locate: async () => null,
    async remove(key) {
      await removeAll([toKey(key)])
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${key}/` })) {
        await removeAll((Contents ?? []).flatMap(({ Key }) => Key ?? []))
      }
    },
    async list(folder) {
      const Prefix = `${toKey(folder)}/`
      const names: string[] = []
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
        const folders = (page.CommonPrefixes ?? []).flatMap(
          (common) => common.Prefix?.slice(Prefix.length, -1) ?? [],
        )
        const files = (page.Contents ?? []).flatMap(({ Key }) => Key?.slice(Prefix.length) ?? [])
        names.push(...folders, ...files)
      }
      return names
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket }))
      const key = `checks/${crypto.randomUUID()}`
      await storage.put(key, Buffer.from('Brilla starts'))
      const stored = await storage.open(key)
      stored?.stream.destroy()
      await client.send(new ListObjectsV2Command({ Bucket, Prefix: key, MaxKeys: 1 }))
      await storage.remove(key)
    },
    close: () => client.destroy(),
  }
  return storage
}

/** The configuration variable that an error of `check` is about and the reason, without the store's own message. */
export function describeS3Failure(error: unknown): { variable: string; reason: string } {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode
    if (status === 404) return { variable: 'S3_BUCKET', reason: 'there is no such bucket' }
    if (error.name === 'InvalidAccessKeyId') {
      return { variable: 'S3_ACCESS_KEY_ID', reason: 'the store does not know it' }
    }
    if (error.name === 'SignatureDoesNotMatch') {
      return { variable: 'S3_SECRET_ACCESS_KEY', reason: 'it is not the secret of S3_ACCESS_KEY_ID' }
    }
    if (status === 403)
      return { variable: 'S3_ACCESS_KEY_ID', reason: 'the store refuses it access to S3_BUCKET' }
    if (status === 301) return { variable: 'S3_REGION', reason: 'S3_BUCKET is in another region' }
    return { variable: 'S3_ENDPOINT', reason: `the store responded with ${error.name}` }
  }
  if (error instanceof Error && error.name === 'CredentialsProviderError')
    return {
      variable: 'S3_ACCESS_KEY_ID',
      reason: 'it is not set, and the environment hands out no credentials',
    }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no connection'
  return { variable: 'S3_ENDPOINT', reason: `the store cannot be reached (${code})` }
}
