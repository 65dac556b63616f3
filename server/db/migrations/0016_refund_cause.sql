ALTER TABLE "order_refund" ADD COLUMN "cause" varchar(20);
--> statement-breakpoint
-- Until now an approved refund with a text of the shop was one of a failed group. The version before ignores the column.
UPDATE "order_refund" SET "cause" = 'groupFailed' WHERE "answer" <> '' AND "state" IN ('approved', 'refunded');
