-- widens: varchar to text, which rewrites no row and which servers of the version before do not notice
CREATE TABLE "account_key" (
	"id" varchar(12) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"key_sealed" varchar(200) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "account_key_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "user_address" ALTER COLUMN "user_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "user_address" ALTER COLUMN "tel_num" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "user_address" ALTER COLUMN "county_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "user_address" ALTER COLUMN "detail_info" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "user_certificate" ALTER COLUMN "name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "title" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "tax_number" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "invoice" ALTER COLUMN "email" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_refund" ALTER COLUMN "description" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "doctor_booking" ALTER COLUMN "person_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "doctor_booking" ALTER COLUMN "person_birth_date" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "doctor_booking" ALTER COLUMN "phone" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "doctor_booking" ALTER COLUMN "decline_reason" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "feedback" ALTER COLUMN "content" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "feedback" ALTER COLUMN "contact" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "feedback_answer" ALTER COLUMN "content" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_booking" ALTER COLUMN "person_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_booking" ALTER COLUMN "person_birth_date" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_booking" ALTER COLUMN "phone" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_info" ALTER COLUMN "buyer_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_info" ALTER COLUMN "buyer_phone" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_info" ALTER COLUMN "delivery_address" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "order_info" ALTER COLUMN "remark" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "queue_ticket" ALTER COLUMN "person_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "physical_report" ALTER COLUMN "person_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "physical_report" ALTER COLUMN "person_birth_date" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "phone" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "email" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "real_name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "birth_date" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "address" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "name" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "phone" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "birth_date" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "person" ALTER COLUMN "address" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "phone_digest" varchar(64);--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_digest" varchar(64);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "app_user_phone_digest_idx" ON "app_user" USING btree ("phone_digest");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "app_user_email_digest_idx" ON "app_user" USING btree ("email_digest");