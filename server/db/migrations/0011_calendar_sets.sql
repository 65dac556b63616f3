ALTER TABLE "spu" ADD COLUMN "calendar_set" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spu" ADD COLUMN "doctor_minutes" integer;--> statement-breakpoint
UPDATE "spu" SET "calendar_set" = "kept"."calendar_set" FROM (
	SELECT "spu_shop"."spu_id", "bookable"."slot_kind" || '/' || string_agg("spu_shop"."shop_id", ',' ORDER BY "spu_shop"."shop_id" COLLATE "C") AS "calendar_set"
	FROM "spu_shop" JOIN "spu" AS "bookable" ON "bookable"."id" = "spu_shop"."spu_id" AND "bookable"."is_bookable" AND "bookable"."slot_kind" IS NOT NULL
	GROUP BY "spu_shop"."spu_id", "bookable"."slot_kind"
) AS "kept" WHERE "kept"."spu_id" = "spu"."id";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spu_calendar_set_idx" ON "spu" USING btree ("calendar_set","sort","id") WHERE is_on_shelf and not is_deleted;