-- A service has a line for each person. The version before finds any of them by its SKU, and does not need the index: both
-- versions change a cart under the lock of its user.
DROP INDEX IF EXISTS "cart_sku_idx";
