import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { CartLine, cartPut, cartSave } from '../../../../../contract/cart'
import { codes } from '../../../../../contract/constants/codes'
import { limits } from '../../../../../contract/constants/limits'
import type { BodyOf, DataOf } from '../../../../../contract/define-endpoint'
import { parseCents } from '../../../../../contract/rules/money'
import { sku, spu } from '../../../../db/schema/goods'
import { slot } from '../../../../db/schema/shops'
import { shoppingCart } from '../../../../db/schema/trade'
import { appUser } from '../../../../db/schema/users'
import { AppError } from '../../../../lib/app-error'
import { inTransaction, type Context } from '../../../../lib/context'
import { once } from '../../../../lib/idempotency'
import { isOffered, ownPerson } from '../../../scheduling'
import { largestQuantity, lineStateOf, type CartGoods, type CartRow } from '../mapper'
import { listCart, ofUser } from '../queries/cart'
import { toCartLines } from '../queries/lines'

type PutRequest = BodyOf<typeof cartPut>

type SavedLine = BodyOf<typeof cartSave>['lines'][number]

interface Choices {
  shopId?: string | null | undefined
  personId?: string | null | undefined
  slotId?: string | null | undefined
}

const missing = (field: string): AppError =>
  new AppError(codes.badInput, 'badInput', {}, { field, rule: 'required' })

/** Serialises changes of one user's cart, because the number of lines is checked under this lock. */
async function lockCart(ctx: Context, userId: string): Promise<void> {
  await ctx.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
}

async function goodsOf(ctx: Context, of: { spuId: string; skuId: string }): Promise<CartGoods> {
  const [goods] = await ctx.db
    .select({ sku, spu })
    .from(sku)
    .innerJoin(spu, eq(spu.id, sku.spuId))
    .where(and(eq(sku.id, of.skuId), eq(spu.id, of.spuId)))
  if (!goods) throw new AppError(codes.notFound, 'notFound')
  if (goods.spu.isDeleted) throw new AppError(codes.goodsDeleted, 'goodsDeleted')
  const state = lineStateOf(goods, 1)
  if (state !== 'ok')
    throw new AppError(codes.nothingToOrder, 'nothingToOrder', {}, { skuId: of.skuId, state })
  return goods
}

/**
 * The columns for the given choices; omitted ones stay unchanged. Another clinic clears the slot.
 * @throws AppError notFound for another user's person, dayNotBookable for a clinic or slot that does not
 * offer the product
 */
async function choiceColumns(
  ctx: Context,
  userId: string,
  goods: { id: string; slotKind: string | null },
  wanted: Choices,
  before: Pick<CartRow, 'shopId'> | null,
): Promise<Partial<CartRow>> {
  const columns: Partial<CartRow> = {}
  if (wanted.personId !== undefined)
    columns.personId = wanted.personId === null ? null : (await ownPerson(ctx, userId, wanted.personId)).id
  if (wanted.shopId !== undefined) {
    if (wanted.shopId !== null && !(await isOffered(ctx, goods.id, wanted.shopId)))
      throw new AppError(codes.dayNotBookable, 'dayNotBookable', {}, { field: 'shopId', rule: 'offered' })
    columns.shopId = wanted.shopId
    if (wanted.shopId !== before?.shopId)
      Object.assign(columns, { slotId: null, bookingDate: null, bookingTime: null })
  }
  if (wanted.slotId === null) Object.assign(columns, { slotId: null, bookingDate: null, bookingTime: null })
  else if (wanted.slotId !== undefined) {
    const shopId = wanted.shopId ?? before?.shopId ?? null
    const [place] = await ctx.db.select().from(slot).where(eq(slot.id, wanted.slotId))
    if (!place || shopId === null || place.shopId !== shopId || place.slotKind !== goods.slotKind)
      throw new AppError(codes.dayNotBookable, 'dayNotBookable', {}, { field: 'slotId', rule: 'offered' })
    Object.assign(columns, { slotId: place.id, bookingDate: place.date, bookingTime: place.time })
  }
  return columns
}

async function rowOf(ctx: Context, userId: string, id: string): Promise<CartRow> {
  const [row] = await ctx.db
    .select()
    .from(shoppingCart)
    .where(and(eq(shoppingCart.id, id), ofUser(userId)))
  if (!row) throw new AppError(codes.notFound, 'notFound')
  return row
}

/**
 * The line of a SKU for this person: the person's own line, else one without a person (or of a deleted
 * person). Without a person, any line of the SKU. The caller holds the cart's lock, which alone prevents two
 * lines of one SKU and person.
 */
async function lineFor(
  ctx: Context,
  userId: string,
  skuId: string,
  personId: string | null,
  exceptId?: string,
): Promise<CartRow | null> {
  const rows = await ctx.db
    .select()
    .from(shoppingCart)
    .where(
      and(
        ofUser(userId),
        eq(shoppingCart.skuId, skuId),
        exceptId === undefined ? undefined : ne(shoppingCart.id, exceptId),
      ),
    )
    .orderBy(desc(shoppingCart.createTime), shoppingCart.id)
  const own = personId === null ? rows[0] : rows.find((row) => row.personId === personId)
  if (own || rows.length === 0) return own ?? null
  const named = new Set(
    (await toCartLines(ctx, userId, rows)).filter(({ personName }) => personName).map(({ id }) => id),
  )
  return rows.find(({ id }) => !named.has(id)) ?? null
}

/**
 * Adds a product to the cart, or increases its existing line; services have one line per person. The caller
 * holds the cart's lock.
 * @returns the line's id
 */
async function add(
  ctx: Context,
  userId: string,
  line: Choices & { spuId: string; skuId: string; quantity: number; addPrice?: string | undefined },
): Promise<string> {
  const goods = await goodsOf(ctx, line)
  const before = await lineFor(ctx, userId, line.skuId, (goods.spu.isBookable && line.personId) || null)
  const columns = await choiceColumns(ctx, userId, goods.spu, line, before)
  const quantity = Math.min((before?.quantity ?? 0) + line.quantity, largestQuantity(goods))
  if (before) {
    await ctx.db
      .update(shoppingCart)
      .set({ ...columns, quantity, updateTime: ctx.now() })
      .where(eq(shoppingCart.id, before.id))
    return before.id
  }
  if ((await ctx.db.$count(shoppingCart, ofUser(userId))) >= limits.cartLines)
    throw new AppError(codes.cartFull, 'cartFull', { count: limits.cartLines })
  const id = randomUUID()
  const now = ctx.now()
  await ctx.db.insert(shoppingCart).values({
    id,
    userId,
    spuId: line.spuId,
    skuId: line.skuId,
    quantity,
    addPriceCents: line.addPrice === undefined ? goods.sku.salesPriceCents : parseCents(line.addPrice),
    ...columns,
    createTime: now,
    updateTime: now,
  })
  return id
}

/**
 * Updates a line; changing it to a SKU or person that already has a line merges the two. The caller holds the
 * cart's lock.
 * @returns the id of the resulting line
 */
async function change(
  ctx: Context,
  userId: string,
  id: string,
  line: Choices & { skuId?: string | undefined; quantity?: number | undefined },
): Promise<string> {
  const row = await rowOf(ctx, userId, id)
  const skuId = line.skuId ?? row.skuId
  const isOtherSku = skuId !== row.skuId
  const [slotKind] = await ctx.db.select({ slotKind: spu.slotKind }).from(spu).where(eq(spu.id, row.spuId))
  const columns = await choiceColumns(
    ctx,
    userId,
    { id: row.spuId, slotKind: slotKind?.slotKind ?? null },
    line,
    row,
  )
  const goods =
    isOtherSku || line.quantity !== undefined ? await goodsOf(ctx, { spuId: row.spuId, skuId }) : null
  const personId = columns.personId === undefined ? row.personId : columns.personId
  const isOtherPerson = personId !== null && personId !== row.personId
  const other = isOtherSku || isOtherPerson ? await lineFor(ctx, userId, skuId, personId, id) : null
  const wished = (line.quantity ?? row.quantity) + (other?.quantity ?? 0)
  if (other) await ctx.db.delete(shoppingCart).where(eq(shoppingCart.id, other.id))
  await ctx.db
    .update(shoppingCart)
    .set({
      ...columns,
      personId: personId ?? other?.personId ?? null,
      skuId,
      quantity: goods ? Math.min(wished, largestQuantity(goods)) : row.quantity,
      ...(isOtherSku && goods ? { addPriceCents: goods.sku.salesPriceCents } : {}),
      updateTime: ctx.now(),
    })
    .where(eq(shoppingCart.id, id))
  return id
}

async function put(ctx: Context, userId: string, request: PutRequest): Promise<{ id: string }> {
  await lockCart(ctx, userId)
  if (request.id !== undefined) return { id: await change(ctx, userId, request.id, request) }
  if (request.spuId === undefined) throw missing('spuId')
  if (request.skuId === undefined) throw missing('skuId')
  return {
    id: await add(ctx, userId, {
      ...request,
      spuId: request.spuId,
      skuId: request.skuId,
      quantity: request.quantity ?? 1,
    }),
  }
}

/**
 * Creates a line without `id`, updates it with one.
 * @throws AppError notFound, goodsDeleted, nothingToOrder with `{ skuId, state }`, cartFull, dayNotBookable, badInput
 */
export async function putInCart(ctx: Context, userId: string, request: PutRequest): Promise<CartLine> {
  const { id } =
    request.idempotencyKey === undefined
      ? await inTransaction(ctx, (tx) => put(tx, userId, request))
      : await once(ctx, { userId, scope: 'putInCart', key: request.idempotencyKey, request }, (tx) =>
          put(tx, userId, request),
        )
  const [line] = await toCartLines(ctx, userId, [await rowOf(ctx, userId, id)])
  if (!line) throw new Error('A line that exists is mapped')
  return line
}

/** @returns how many lines were removed */
export async function removeFromCart(ctx: Context, userId: string, ids: readonly string[]): Promise<number> {
  const removed = await ctx.db
    .delete(shoppingCart)
    .where(and(ofUser(userId), inArray(shoppingCart.id, [...ids])))
    .returning({ id: shoppingCart.id })
  return removed.length
}

const isRefusal = (error: unknown): boolean => error instanceof AppError

/** @returns false when the line was refused, which does not affect the others */
async function saveLine(ctx: Context, userId: string, line: SavedLine): Promise<boolean> {
  if (line.id === undefined && line.spuId === undefined) throw missing('lines.spuId')
  if (line.id === undefined && line.skuId === undefined) throw missing('lines.skuId')
  try {
    // Each line has its own savepoint, so that a refused line leaves no partial changes.
    await inTransaction(ctx, async (tx) =>
      line.id !== undefined
        ? change(tx, userId, line.id, line)
        : add(tx, userId, {
            ...line,
            spuId: line.spuId ?? '',
            skuId: line.skuId ?? '',
            quantity: line.quantity ?? 1,
          }),
    )
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

/**
 * Merges a visitor's lines at sign-in and saves the choices made for lines, once per idempotency key.
 * @returns the whole cart, and how many lines were refused
 */
export async function saveCart(
  ctx: Context,
  userId: string,
  request: BodyOf<typeof cartSave>,
): Promise<DataOf<typeof cartSave>> {
  const { skipped } = await once(
    ctx,
    { userId, scope: 'saveCart', key: request.idempotencyKey, request },
    async (tx) => {
      await lockCart(tx, userId)
      let refused = 0
      for (const line of request.lines) if (!(await saveLine(tx, userId, line))) refused += 1
      return { skipped: refused }
    },
  )
  return { skipped, lines: await listCart(ctx, userId) }
}

/**
 * Removes ordered lines inside the order's transaction. A line whose SKU has changed in the meantime remains.
 */
export async function removeOrdered(
  ctx: Context,
  userId: string,
  ids: readonly string[],
  skuIds: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .delete(shoppingCart)
    .where(and(ofUser(userId), inArray(shoppingCart.id, [...ids]), inArray(shoppingCart.skuId, [...skuIds])))
}
