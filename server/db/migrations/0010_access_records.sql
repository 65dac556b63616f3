CREATE TABLE "access_record" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"person_id" varchar(64),
	"actor" varchar(10) NOT NULL,
	"actor_id" varchar(64),
	"action" varchar(10) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"row_id" varchar(64),
	"purpose" varchar(20) NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "access_record_user_idx" ON "access_record" USING btree ("user_id","create_time" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "coupon_code_item_user_idx" ON "coupon_code_item" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "refuse_access_record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.create_time < now() - interval '3 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'access_record is only added to';
END
$$;--> statement-breakpoint
CREATE TRIGGER "access_record_only_added" BEFORE UPDATE OR DELETE ON "access_record" FOR EACH ROW EXECUTE FUNCTION "refuse_access_record_change"();--> statement-breakpoint
CREATE TRIGGER "access_record_not_emptied" BEFORE TRUNCATE ON "access_record" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_access_record_change"();
