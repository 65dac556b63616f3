CREATE TABLE "slot_watch" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"spu_id" varchar(64),
	"shop_id" varchar(64),
	"doctor_id" varchar(64),
	"booking_id" varchar(64),
	"from_day" varchar(10) NOT NULL,
	"to_day" varchar(10) NOT NULL,
	"lang" varchar(10) NOT NULL,
	"state" varchar(10) NOT NULL,
	"target" varchar(300) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"answer_time" timestamp with time zone,
	"found_shop_id" varchar(64),
	"found_date" varchar(10)
);
--> statement-breakpoint
CREATE TABLE "user_message" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"once_key" varchar(160) NOT NULL,
	"lang" varchar(10) NOT NULL,
	"params" jsonb NOT NULL,
	"link" varchar(300),
	"create_time" timestamp with time zone NOT NULL,
	"due_time" timestamp with time zone NOT NULL,
	"claim_time" timestamp with time zone,
	"sent_time" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"read_time" timestamp with time zone,
	CONSTRAINT "user_message_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "waiting_entry" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"booking_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"slot_kind" varchar(10) NOT NULL,
	"date" varchar(10) NOT NULL,
	"lang" varchar(10) NOT NULL,
	"state" varchar(10) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"slot_id" varchar(64),
	"time" varchar(5),
	"offer_time" timestamp with time zone,
	"offer_end" timestamp with time zone,
	"end_time" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "spu" ADD COLUMN "needle_windows" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_booking" ADD COLUMN "confirm_time" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "has_waiting_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "slot_watch_user_idx" ON "slot_watch" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "slot_watch_open_idx" ON "slot_watch" USING btree ("target") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "slot_watch_once_idx" ON "slot_watch" USING btree ("user_id","target") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "user_message_user_idx" ON "user_message" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "user_message_due_idx" ON "user_message" USING btree ("due_time") WHERE claim_time is null and sent_time is null;--> statement-breakpoint
CREATE INDEX "waiting_entry_user_idx" ON "waiting_entry" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "waiting_entry_line_idx" ON "waiting_entry" USING btree ("shop_id","slot_kind","date","create_time","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "waiting_entry_offer_idx" ON "waiting_entry" USING btree ("offer_end") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entry_once_idx" ON "waiting_entry" USING btree ("booking_id") WHERE state in ('waiting', 'offered');